import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['TIMEFRONT_SERVER'] ?? 'http://127.0.0.1:8080';

/**
 * Few parts are quickly there: one for what all pages share, and one for what only those of the lobby do. What compares
 * the promises about the dice comes when it is needed, and so do the wonders of Joan's wars, her discussions
 * and her unit cards, which share her board.
 */
const groups = [
  {
    name: 'shared',
    test: (module: string) => !/\/lobby\/(?!acting|kept|saying|wish)|\/promise\.|\/games\/joan_of_arc\//.test(module),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'joan_of_arc',
    test: /\/games\/joan_of_arc\/(?!field\/wonders|pieces\/(unit_card|face|levels\.svelte)|players\/(equipment|talk))/,
    minShareCount: 1,
    priority: 2,
  },
  { name: 'promises', test: /\/(promise|pledges)\./, minShareCount: 2, priority: 1 },
  { name: 'lobbies', minShareCount: 2 },
];

/** Packs the parts of the page beside themselves, as well as can be: the server sends them as they are. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      for (const name of readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const content = readFileSync(join(assets, name));
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(assets, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // these know light-dark()
    assetsInlineLimit: 0, // data: addresses would need a weaker content security policy
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    outDir: '../src/timefront/server/static',
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
    target: 'es2023',
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } }, // `npm run dev` beside a running server
});
