// A bot for Timefront in a few lines: it takes the offer with the largest numbers in it.
//
// Try it: timefront arena duel_of_time "program:node examples/bot.mjs" random --games 20
import { createInterface } from 'node:readline';

/** The place of an offer. `view` holds what this seat sees, `seconds` how long it may think. */
function choose({ offers }) {
  const worth = ([, ...numbers]) => numbers.reduce((sum, number) => sum + number, 0);
  return offers.reduce((best, offer, place) => (worth(offer) > worth(offers[best]) ? place : best), 0);
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify({ offer: choose(JSON.parse(line)) }));
}
