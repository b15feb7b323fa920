/** The guided first game: a sentence for each moment of it, while the real questions are asked. */

import type { GuideStep } from '../board.ts';
import type { WarView } from './records.ts';

const asks =
  (...questions: string[]) =>
  (_: WarView, question: string): boolean =>
    questions.includes(question);

const ORDERS = ['OrderPhase.order', 'OrderPhase.order_or_card'];

export const guide: GuideStep<WarView>[] = [
  { key: 'guide-cards', rule: 'JA-8.5', fits: asks('CardWindow.card') },
  { key: 'guide-attack', rule: 'JA-7.2', fits: ({ attack }, question) => attack !== null && question !== '' },
  { key: 'guide-orders', rule: 'JA-4.5', fits: asks(...ORDERS) },
  { key: 'guide-talk', rule: 'JA-8.1', fits: asks('Talk.question') },
  { key: 'guide-declare', rule: 'JA-6.1', fits: asks('Declaration.deed', 'Declaration.deed_or_card') },
  { key: 'guide-resolve', rule: 'JA-6.1', fits: asks('Activation.resolve') },
  {
    key: 'guide-end',
    rule: 'JA-4.6',
    fits: ({ ground }, question) =>
      ORDERS.includes(question) && ground.some(({ orders }) => orders.some((count) => count > 0)),
  },
  { key: 'guide-interrupt', rule: 'JA-5.7', fits: asks('InterruptWindow.reaction') },
  {
    key: 'guide-camp',
    rule: 'JA-4.8',
    fits: ({ doom }, question) => doom !== null || question === 'Return.place',
  },
];
