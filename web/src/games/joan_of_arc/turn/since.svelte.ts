/** What has happened since the seat chose something: told until it chooses again. */

import { untrack } from 'svelte';

import type { Happening } from '../../../wire/types.ts';
import { continued } from './meanwhile.ts';
import { unfinished } from './outcome.ts';

interface Given {
  happened: Happening[];
  isAsked: boolean;
}

export class Since {
  happened = $state.raw<readonly Happening[]>([]);
  /** Of an attack that had begun before. */
  begun = $state.raw<readonly Happening[]>([]);

  constructor(given: () => Given) {
    // Who sits down where another one has just played is told what that one did.
    let [told, wasAsked] = [[] as Happening[], false];
    $effect.pre(() => {
      const { happened, isAsked } = given();
      if (happened === told) return;
      told = happened;
      if (happened.length === 0) return; // the past is looked at, or left again
      untrack(() => this.#add(happened, wasAsked));
      wasAsked = isAsked;
    });
  }

  #add(happened: readonly Happening[], hasChosen: boolean): void {
    if (hasChosen) this.begun = unfinished([...this.begun, ...this.happened]);
    this.happened = continued(this.happened, happened, hasChosen);
  }
}
