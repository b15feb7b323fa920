/**
 * The board with stored positions, to be looked at while it is made; no part of the pages that are built.
 *
 *     python tools/gallery.py battle_through_history web/node_modules/.gallery/battle_through_history.json
 *     npm run dev      then /gallery/battle_through_history/?at=3&lang=de
 */

import { mount } from 'svelte';

import '../../src/theme.css';
import Gallery from './gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
