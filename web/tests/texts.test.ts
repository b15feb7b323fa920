import { describe, expect, test, vi } from 'vitest';

import { join } from '../src/texts/joining.ts';
import { LANGUAGES } from '../src/texts/language.ts';
import { named } from '../src/texts/naming.ts';
import { phrased, Shelf, TextError } from '../src/texts/shelf.ts';
import { ownCatalogue, Texts, type Place } from '../src/texts/texts.svelte.ts';

const shelf = (text: string): Shelf => new Shelf('en', [{ language: 'en', text }]);

describe('a list', () => {
  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b', 'c'], 'a, b und c'],
  ])('%j', (items, joined) => expect(join(items, 'de')).toBe(joined));

  test.each([
    [['aguja', 'hilo'], 'aguja e hilo'],
    [['fuego', 'hielo'], 'fuego y hielo'],
    [['oro', '«Imperio»'], 'oro e «Imperio»'],
    [['oro', 'Éire'], 'oro y Éire'],
  ])('%j', (items, joined) => expect(join(items, 'es')).toBe(joined));
});

describe('a phrase', () => {
  test('numbers have no separators', () => {
    expect(shelf('many = { $n } men').say(phrased('many', { n: 12345 }))).toBe('12345 men');
  });

  test('a name brings its forms', () => {
    const said = shelf('middle = the middle\n    .on = in the middle\nthere = { $space_on }: { $space }').say(
      phrased('there', { space: phrased('middle') }),
    );
    expect(said).toBe('in the middle: the middle');
  });

  test('a chosen name brings its forms, and is never read as a message', () => {
    const said = shelf(
      'seat-first = Player 1\n    .of = of Player 1\nseat-named = { $name }\n    .of = of { $name }\nturn = Turn { $seat_of } ({ $seats })',
    );
    const turn = phrased('turn', { seat: phrased('seat-first'), seats: [phrased('seat-first'), 'B'] });
    expect(said.say(named(turn, ['']))).toBe('Turn of Player 1 (Player 1 and B)');
    expect(said.say(named(turn, ['<b>{ $seat }']))).toBe('Turn of <b>{ $seat } (<b>{ $seat } and B)');
  });

  test('a colour keeps its name', () => {
    expect(named(phrased('seat-yellow'), ['Ana'])).toEqual(phrased('seat-yellow'));
  });

  test('a list brings its length', () => {
    const said = shelf('a = A\nall = { $names_count }: { $names }').say(
      phrased('all', { names: [phrased('a'), 'B', 3] }),
    );
    expect(said).toBe('3: A, B and 3');
  });

  test('the first language that has it says it', () => {
    const sources = [
      { language: 'en', text: 'a = one' },
      { language: 'de', text: 'a = eins\nb = zwei' },
    ];
    const both = new Shelf('en', sources);
    expect([both.say(phrased('a')), both.say(phrased('b')), both.has('c')]).toEqual(['one', 'zwei', false]);
  });

  test.each(['missing', 'hollow'])('%s is an error', (key) => {
    expect(() => shelf('hollow = { $nothing }').say(phrased(key))).toThrow(TextError);
  });
});

describe('the language', () => {
  const asked: string[] = [];
  const fetcher = (language: string, place: Place | null) => {
    asked.push(`${language} ${place?.game ?? 'shared'}`);
    return Promise.resolve({ catalogues: [{ language, text: `word = ${language} ${place?.game ?? ''}` }] });
  };

  test('a switch changes all that was opened', async () => {
    const texts = new Texts((language) => Promise.resolve(`word = ${language}`), fetcher);
    await texts.speak('de');
    const { say: tell } = await texts.open({ game: 'duel', pack: '1' });
    expect([texts.say(phrased('word')), tell(phrased('word'))]).toEqual(['de', 'de duel']);
    await texts.speak('es');
    expect([texts.say(phrased('word')), tell(phrased('word')), texts.language]).toEqual(['es', 'es duel', 'es']);
    await texts.open({ game: 'duel', pack: '1' });
    expect(asked).toEqual(['de duel', 'es duel']);
  });

  test('of two switches the last counts, and what is opened meanwhile follows', async () => {
    const texts = new Texts((language) => Promise.resolve(`word = ${language}`), fetcher);
    const opening = texts.open({ game: 'battle', pack: '1' });
    await Promise.all([texts.speak('es'), texts.speak('de')]);
    expect([texts.language, (await opening).say(phrased('word'))]).toEqual(['de', 'de battle']);
  });

  test('a game whose texts cannot be had does not stop the page', async () => {
    const texts = new Texts(
      (language) => Promise.resolve(`word = ${language}`),
      () => Promise.reject(new Error('no server')),
    );
    await expect(texts.open(null)).rejects.toThrow('no server');
    await texts.speak('es');
    expect(texts.say(phrased('word'))).toBe('es');
  });

  test('what is said later is fetched when somebody does something, or when it is missing', async () => {
    const fetched: string[] = [];
    const texts = new Texts(
      () => Promise.resolve('word = page'),
      (language, _, part) => {
        fetched.push(part);
        return Promise.resolve({
          catalogues: [{ language, text: part === 'first' ? 'word = at once' : 'no = refused' }],
        });
      },
    );
    await texts.speak('en');
    const { say: tell } = await texts.open({ game: 'duel', pack: '1' });
    expect([tell(phrased('word')), fetched]).toEqual(['at once', ['first']]);
    expect(tell(phrased('no'))).toBe('');
    await vi.waitFor(() => expect(tell(phrased('no'))).toBe('refused'));
    await texts.sayMore();
    expect(fetched).toEqual(['first', 'first', 'later']);
    expect([tell(phrased('word')), texts.say(phrased('word'))]).toEqual(['at once', 'page']);
  });

  test('what is said later is asked for again after the server was away', async () => {
    let isAway = true;
    const texts = new Texts(
      () => Promise.resolve('word = page'),
      (language, _, part) =>
        part === 'later' && isAway
          ? Promise.reject(new Error('no server'))
          : Promise.resolve({ catalogues: [{ language, text: `${part} = said` }] }),
    );
    const { say: tell } = await texts.open({ game: 'duel', pack: '1' });
    await texts.sayMore();
    expect([tell(phrased('first')), tell(phrased('later'))]).toEqual(['said', '']);
    await texts.sayMore();
    isAway = false;
    await texts.sayMore();
    expect(tell(phrased('later'))).toBe('said');
  });

  test.each(LANGUAGES)('the page speaks %s', async (language) => {
    expect(new Shelf(language, [{ language, text: await ownCatalogue(language) }]).has('web-title')).toBe(true);
  });
});
