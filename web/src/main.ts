import './fonts/fonts.css';
import './theme.css';

import { mount } from 'svelte';

import App from './app.svelte';
import { router } from './router.svelte.ts';
import { firstLanguage } from './texts/language.ts';
import { texts } from './texts/texts.svelte.ts';
import { look } from './theme.svelte.ts';

router.start();
look.start();
await texts.speak(firstLanguage());
mount(App, { target: document.body });
