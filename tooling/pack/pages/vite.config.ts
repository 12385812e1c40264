import { globSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every folder is a page with its own stylesheet; the test writes them. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { rollupOptions: { input: globSync(`${import.meta.dirname}/*/index.html`) } },
});
