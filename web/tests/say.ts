/** Says phrases for tests/browser/test_same_texts.py: reads batches as JSON, writes a list of texts for each. */

import { readFileSync } from 'node:fs';

import type { Language } from '../src/texts/language.ts';
import { Shelf, type Item } from '../src/texts/shelf.ts';
import type { Source } from '../src/wire/types.ts';

interface Batch {
  language: Language;
  sources: Source[];
  items: Item[];
}

const batches = JSON.parse(readFileSync(0, 'utf8')) as Batch[];
const said = batches.map(({ language, sources, items }) => {
  const shelf = new Shelf(language, sources);
  return items.map((item) => shelf.say(item));
});
process.stdout.write(JSON.stringify(said));
