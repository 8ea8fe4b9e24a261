import '@fontsource-variable/alegreya';
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './lib/preferences.svelte.ts';

await preferences.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
