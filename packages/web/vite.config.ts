import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { gameData } from './build/game-data.js';

export default defineConfig({
  plugins: [react(), gameData()],
  build: { outDir: 'dist/app', target: 'es2022', reportCompressedSize: true },
  server: { port: 4600 },
  preview: { port: 4601 },
});
