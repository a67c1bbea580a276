import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.js';
import { gameData } from './build/game-data.js';
import { offline } from './build/offline.js';

export default defineConfig({
  plugins: [react(), gameData(), budget(300), offline('src/offline/sw.ts')],
  build: { outDir: 'dist/app', target: 'es2022', reportCompressedSize: true },
  // Games are loaded by the worker that runs them, in pieces: only modules can do that.
  worker: { format: 'es' },
  server: { port: 4600 },
  preview: { port: 4601 },
});
