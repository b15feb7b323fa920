/** What has happened since the seat's last choice: shown until it chooses again. */

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
  /** Those of an attack that had begun before. */
  begun = $state.raw<readonly Happening[]>([]);

  constructor(given: () => Given) {
    // A player who sits down where another has just played sees what that player did.
    let [told, wasAsked] = [[] as Happening[], false];
    $effect.pre(() => {
      const { happened, isAsked } = given();
      if (happened === told) return;
      told = happened;
      if (happened.length === 0) return; // the player looks at the past, or has returned from it
      untrack(() => this.#add(happened, wasAsked));
      wasAsked = isAsked;
    });
  }

  #add(happened: readonly Happening[], hasChosen: boolean): void {
    if (hasChosen) this.begun = unfinished([...this.begun, ...this.happened]);
    this.happened = continued(this.happened, happened, hasChosen);
  }
}
