import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['TIMEFRONT_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    assetsInlineLimit: 0, // data: addresses would need a weaker content security policy
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    outDir: '../src/timefront/server/static',
    reportCompressedSize: false,
    target: 'es2023',
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } }, // `npm run dev` beside a running server
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
