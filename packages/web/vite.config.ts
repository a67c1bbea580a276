import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cards } from './build/cards.js';

export default defineConfig({
  plugins: [react(), cards()],
  build: { outDir: 'dist/app', target: 'es2022', reportCompressedSize: true },
  server: { port: 4600 },
  preview: { port: 4601 },
});
