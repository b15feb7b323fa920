/**
 * The board of Duel of Time with stored positions, for who works on it.
 *
 *   python tools/gallery.py duel_of_time web/node_modules/.gallery/duel_of_time.json
 *   make web-dev, then open /gallery/duel_of_time/ (?moment=8&language=de&bare=1)
 */

import '../../src/theme.css';

import { mount } from 'svelte';

import Gallery from './gallery.svelte';

const answer = await fetch('/node_modules/.gallery/duel_of_time.json');
mount(Gallery, {
  target: document.querySelector('#gallery')!,
  props: { stored: (await answer.json()) as never },
});
