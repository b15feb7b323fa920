import { expect, test } from 'vitest';

import { drawnFor } from '../src/table/fairness/purpose.ts';
import { named } from '../src/texts/naming.ts';
import { phrased } from '../src/texts/shelf.ts';

const SEATS = [phrased('seat-first'), phrased('seat-second')];

test('the draw of a seat is told with the seat, which may have a name', () => {
  const phrase = drawnFor('draw-second', SEATS);
  expect(phrase).toEqual(phrased('chance-draw-second', { seat: phrased('seat-second') }));
  expect(named(phrase, ['', 'Bo'])).toEqual(
    phrased('chance-draw-second', { seat: phrased('seat-named', { name: 'Bo' }) }),
  );
});

test('a draw for everybody is told without a seat', () => {
  expect(drawnFor('dice', SEATS)).toEqual(phrased('chance-dice'));
});
