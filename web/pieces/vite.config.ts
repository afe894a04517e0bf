import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { targets } from '../floor.ts'

const root = import.meta.dirname

/** The component gallery: a build of its own beside the web app, so that it never gets into the product's chunks. */
export default defineConfig({
  root,
  base: '/dev/pieces/',
  publicDir: false,
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [react()],
  build: {
    outDir: join(root, '../../dist/pieces'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // One page that has everything is large.
    chunkSizeWarningLimit: 4000,
    target: targets,
    cssTarget: targets,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
})
