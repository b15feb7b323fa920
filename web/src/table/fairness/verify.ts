/**
 * The check of docs/fair-dice.md, in the browser: the key and what was fixed with it against the commitment, every proof against the key, every
 * result against its proof. It shares no code with the server and trusts nothing that it says.
 */

import type { FairnessInfo, Phrase } from '../../wire/types.ts';
import { phrased } from '../../texts/shelf.ts';
import type { Entry, Journal } from './journal.ts';

export interface Report {
  /** The form of the commitment. */
  form: number;
  draws: number;
  /** How many draws there were for what. */
  purposes: Record<string, number>;
  problems: Phrase[];
}

const SPAN = 1n << 256n;
const DOMAIN = 'timefront fair dice 2';
const KEY = /^[0-9a-f]{64}$/;
const CHANCE = ['number', 'kind', 'purpose', 'draw', 'values', 'weights', 'result', 'proof', 'audience'];
const OTHER = ['number', 'kind', 'seat', 'choice', 'to'];
const KINDS = ['begun', 'choice', 'forced', 'undo', 'undo-asked', 'undo-granted', 'undo-denied', 'resigned'];

/** Browsers have the hashes only in a secure context: over https, or on the same machine. */
export const canVerify = (): boolean => 'subtle' in crypto;

export async function verify({ fair, seats, entries, strange }: Journal): Promise<Report> {
  const report: Report = { form: fair.form ?? 1, draws: 0, purposes: {}, problems: await faultsOfSeal(fair) };
  if (fair.nonces.length !== seats) report.problems.push(phrased('web-table-verify-seats'));
  for (const line of strange) report.problems.push(phrased('web-table-verify-line', { line }));
  const secret = await secretOf(bytesOf(fair.key ?? ''));
  for (const [number, entry] of entries.entries()) {
    if (!isKnown(entry)) report.problems.push(phrased('web-table-verify-kind', { number }));
    if (entry.number !== number) report.problems.push(phrased('web-table-verify-number', { number }));
    if (entry.kind !== 'chance') continue;
    const purpose = entry.purpose ?? '';
    const draw = report.purposes[purpose] ?? 0;
    report.purposes[purpose] = draw + 1;
    report.draws += 1;
    for (const fault of await faultsOf(secret, fair, entry, draw)) {
      report.problems.push(phrased(fault, { number, purpose }));
    }
  }
  return report;
}

/**
 * What is wrong with the seal. Keys have a fixed length: otherwise the input of form 2's hash could serve as a key of
 * the old form, and the server would have two keys to choose from.
 */
async function faultsOfSeal({ match, commitment, form = 1, fixed, nonces, key = '' }: FairnessInfo): Promise<Phrase[]> {
  if (form !== 1 && form !== 2) return [phrased('web-table-verify-form-unknown')];
  const sealed = form === 1 ? bytesOf(key) : bytesOfJson([DOMAIN, match, key, fixed]);
  const isSealed = KEY.test(key) && hexOf(await crypto.subtle.digest('SHA-256', sealed)) === commitment;
  const promised = fixed ?? [];
  const isKept = promised.every((share, seat) => share === null || share === nonces[seat]);
  const isFixed = form === 1 || (isKept && promised.length === nonces.length);
  return [
    ...(isSealed ? [] : [phrased('web-table-verify-key')]),
    ...(isFixed ? [] : [phrased('web-table-verify-fixed')]),
  ];
}

function isKnown(entry: Entry): boolean {
  const isChance = entry.kind === 'chance';
  const fields = isChance ? CHANCE : OTHER;
  return (isChance || KINDS.includes(entry.kind)) && Object.keys(entry).every((name) => fields.includes(name));
}

/** What is wrong with one draw, which must have this number among those of its purpose. */
async function faultsOf(secret: CryptoKey, fair: FairnessInfo, entry: Entry, draw: number): Promise<string[]> {
  const { purpose, values = [], weights = [], result = [], audience = 0 } = entry;
  const faults: string[] = [];
  if (entry.draw !== draw) faults.push('web-table-verify-draw');
  const proof = await digest(secret, [fair.match, fair.nonces, purpose, entry.draw, values, weights, audience]);
  if (hexOf(proof) !== entry.proof) faults.push('web-table-verify-proof');
  if (values.length !== weights.length || !values.every((list, factor) => isSound(list, weights[factor]!))) {
    return [...faults, 'web-table-verify-weights'];
  }
  const expected = await Promise.all(values.map((list, factor) => drawn(proof, factor, list, weights[factor]!)));
  if (JSON.stringify(expected) !== JSON.stringify(result)) faults.push('web-table-verify-result');
  return faults;
}

/** Whether no weight is negative, and at least one value can be drawn. */
function isSound(values: number[], weights: number[]): boolean {
  const areWeights = weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0);
  return areWeights && values.length === weights.length && weights.some((weight) => weight > 0);
}

/** The value whose range of weights contains the ticket. */
async function drawn(proof: ArrayBuffer, factor: number, values: number[], weights: number[]): Promise<number | null> {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let left = await ticket(proof, factor, total);
  for (const [index, weight] of weights.entries()) {
    left -= BigInt(weight);
    if (left < 0n) return values[index]!;
  }
  return null;
}

/** A fair number below the total; values in the uneven rest are drawn again. */
async function ticket(proof: ArrayBuffer, factor: number, total: bigint): Promise<bigint> {
  const secret = await secretOf(new Uint8Array(proof));
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${hexOf(await digest(secret, [factor, attempt]))}`);
    if (value < SPAN - (SPAN % total)) return value % total;
  }
}

function secretOf(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

function digest(secret: CryptoKey, words: unknown[]): Promise<ArrayBuffer> {
  return crypto.subtle.sign('HMAC', secret, bytesOfJson(words));
}

/** Words as the formula writes them: JSON without blanks, with non-ASCII characters as \u escapes. */
function bytesOfJson(words: unknown[]): Uint8Array<ArrayBuffer> {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return new TextEncoder().encode(JSON.stringify(words).replace(/[\u007f-\uffff]/g, escaped));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (two) => parseInt(two, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
