/** The lobby's requests. A refusal by the server is thrown as a `RequestError`, whose problem can be put into words. */

import type {
  ArmyChecked,
  ArmyChoices,
  ArmyWish,
  ForkWish,
  GameInfo,
  JoinWish,
  PackBrought,
  PackKept,
  Problem,
  RulebookText,
  ScenarioInfo,
  SeatTaken,
  SuggestionWish,
  TableInfo,
  TableMade,
  TableWish,
} from './types.ts';

const JOURNAL = 'application/x-ndjson';

export class RequestError extends Error {
  /** 0 if there was no answer at all. */
  readonly status: number;
  /** Why, in the words of the shared table; null if the server did not say. */
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem ? problem.phrase.key : `status ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

export const listGames = (): Promise<GameInfo[]> => get('/api/games');
export const listTables = (): Promise<TableInfo[]> => get('/api/tables');
export const makeTable = (wish: TableWish): Promise<TableMade> => post('/api/tables', wish);
export const readTable = (table: string, token = ''): Promise<TableInfo> => get(tablePath(table), token);
export const joinSeat = (table: string, seat: number, wish: JoinWish, token = ''): Promise<SeatTaken> =>
  post(`${tablePath(table)}/seats/${seat}/join`, wish, token);
export const rematch = (table: string, token: string): Promise<TableInfo> =>
  post(`${tablePath(table)}/rematch`, {}, token);
export const fork = (table: string, wish: ForkWish, token: string): Promise<TableMade> =>
  post(`${tablePath(table)}/fork`, wish, token);
export const readJournal = async (table: string, token: string): Promise<string> =>
  (await request('GET', `${tablePath(table)}/journal`, undefined, token)).text();
export const bringJournal = (journal: string): Promise<TableMade> => post('/api/journals', journal);
export const readRulebook = (game: string, language: string): Promise<RulebookText> =>
  get(`/api/rules/${encodeURIComponent(game)}/${language}`);
export const listScenarios = (game: string): Promise<ScenarioInfo[]> =>
  get(`/api/scenarios/${encodeURIComponent(game)}`);
export const readArmies = (game: string): Promise<ArmyChoices> => get(armiesPath(game));
export const checkArmy = (game: string, army: ArmyWish): Promise<ArmyChecked> =>
  post(`${armiesPath(game)}/check`, army);
export const suggestArmy = (game: string, wish: SuggestionWish): Promise<ArmyWish> =>
  post(`${armiesPath(game)}/suggest`, wish);
export const bringPack = (pack: PackBrought): Promise<PackKept> => post('/api/packs', pack);

function tablePath(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

function armiesPath(game: string): string {
  return `/api/armies/${encodeURIComponent(game)}`;
}

async function get<Answer>(path: string, token = ''): Promise<Answer> {
  return (await (await request('GET', path, undefined, token)).json()) as Answer;
}

/** A text is a journal and sent unchanged, everything else as JSON. */
async function post<Answer>(path: string, content: object | string, token = ''): Promise<Answer> {
  return (await (await request('POST', path, content, token)).json()) as Answer;
}

async function request(
  method: string,
  path: string,
  content: object | string | undefined,
  token: string,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const init: RequestInit = { method, headers };
  if (content !== undefined) {
    headers.set('Content-Type', typeof content === 'string' ? JOURNAL : 'application/json');
    init.body = typeof content === 'string' ? content : JSON.stringify(content);
  }
  const answer = await fetch(path, init).catch(() => {
    throw new RequestError(0, null);
  });
  if (!answer.ok) throw new RequestError(answer.status, await problemOf(answer));
  return answer;
}

async function problemOf(answer: Response): Promise<Problem | null> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    return problem.phrase
      ? { phrase: problem.phrase, details: problem.details ?? [], reasons: problem.reasons ?? [] }
      : null;
  } catch {
    return null;
  }
}
