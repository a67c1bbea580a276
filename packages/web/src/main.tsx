import './design/fonts.js';
import './design/tokens.css';
import './games/moods.js';
import './design/global.css';
import './design/surfaces.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { stayOffline } from './offline/NewerBar.js';
import { followSettings } from './settings/apply.js';
import { followLanguage } from './text/language.js';

followSettings();
const root = document.getElementById('root');
// Nobody should see a language that is not theirs flash by: the first picture waits for the words.
await followLanguage();
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// What the page shows comes first. Not while the app is being written: one would see what it was.
if (import.meta.env.PROD) window.setTimeout(stayOffline, 1_000);
