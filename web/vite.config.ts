import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname

/** Writes .br and .gz beside every file over 1 KB that compresses, so that the server never compresses while it answers. */
function precompress(): Plugin {
  const compressible = /\.(js|css|html|svg|webmanifest|json)$/
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      for (const file of await readdir(outDir, { recursive: true })) {
        const path = join(outDir, file)
        if (!compressible.test(file) || file.startsWith('.vite') || (await stat(path)).size <= 1024) continue
        const content = await readFile(path)
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          promisify(gzip)(content, { level: 9 }),
        ])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }
    },
  }
}

/** Brings the styles of a part of Mantine with the part itself: no screen then carries those of dialogs it has not opened. */
function mantineStyles(): Plugin {
  const part = /node_modules\/@mantine\/core\/esm\/(?:components|utils)\/.*\/(\w+)\.module\.mjs$/
  return {
    name: 'mantine-styles',
    transform(code, id) {
      const name = part.exec(id)?.[1]
      return name && { code: `import '@mantine/core/styles/${name}.layer.css'\n${code}`, map: null }
    },
  }
}

/** Builds the service worker as /sw.js, with the list of all chunks: one that misses makes its screen fail without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter(name => name.startsWith('assets/'))
        .map(name => `/${name}`)
        .sort()
      const code = await readFile(join(root, 'service-worker.js'), 'utf8')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const FILES = ${JSON.stringify(files)}\n${code}` })
    },
  }
}

const always =
  /node_modules\/(react|react-dom|scheduler|@tanstack|@mantine\/core\/esm\/(core|components\/(Button|Loader|Skeleton|Transition|UnstyledButton)))\//

export default defineConfig({
  root,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: join(root, 'routes'),
      generatedRouteTree: join(root, 'route-tree.gen.ts'),
      tmpDir: join(root, '../node_modules/.cache/routes'),
      routeFileIgnorePrefix: '-',
      routeFileIgnorePattern: '\\.module\\.css$|\\.test\\.ts$',
      quoteStyle: 'single',
      semicolons: false,
      addExtensions: true,
    }),
    react(),
    mantineStyles(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: join(root, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Vite would otherwise lower light-dark() to variables that Mantine's colour scheme does not set.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      // Nobody who starts the product has to read how long its build took where.
      checks: { pluginTimings: false },
      output: {
        // Few files, as each costs its headers: what no release of ours changes sits in one, which browsers keep; what most
        // screens share in a second; the frame and its like in a third. Fields and dialogs stay with the screens that have them.
        codeSplitting: {
          groups: [
            { name: 'kern', test: always, priority: 3 },
            {
              name: 'basis',
              test: /\/web\/(?!components\/(confirm|.*-field))|\/rules\/|@mantine\/hooks\//,
              minShareCount: 6,
              priority: 2,
            },
            { name: 'schil', test: /\/web\/components\/(?!confirm|.*-field|filter)/, minShareCount: 4, priority: 1 },
            { name: 'velden', test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|ActionIcon)\// },
          ],
        },
      },
    },
  },
})
