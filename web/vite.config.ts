import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minify, type Plugin } from 'vite'
import { check, targets } from './floor.ts'

const root = import.meta.dirname

/** Writes .br and .gz beside every file that is worth compressing, so that the server never compresses while it answers. */
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
        if (!compressible.test(file) || file.startsWith('.vite') || (await stat(path)).size <= 256) continue
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

/**
 * Builds the service worker as /sw.js, with the list of all chunks, as a screen with a missing chunk would fail offline, and of
 * the public files. The name of its cache is a hash of all of them: a chunk has its own hash in its name.
 */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post', // after the page was made: chunks that only start it are gone by then
    async generateBundle(_options, bundle) {
      const chunks = Object.keys(bundle).filter(name => name.startsWith('assets/'))
      const hash = createHash('sha256')
      // Files that only an app store shows are useless offline.
      const inPublic = (await readdir(join(root, 'public'))).filter(name => !name.startsWith('screenshot-')).sort()
      const files = [...chunks.sort(), ...inPublic].map(name => `/${name}`)
      hash.update(files.join())
      for (const path of ['index.html', ...inPublic.map(name => `public/${name}`)]) hash.update(await readFile(join(root, path)))
      const code = await readFile(join(root, 'service-worker.js'), 'utf8')
      const given = `const FILES = ${JSON.stringify(files)}\nconst VERSION = '${hash.digest('hex').slice(0, 16)}'`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `${given}\n${code}` })
    },
  }
}

/** Compiles what every first visit runs while it loads, off the main thread, instead of function by function. */
function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post', // it must be the first line of the file
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && ['kern', 'begin', 'schil'].includes(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}

/**
 * Inlines the boot script, which runs before the first paint: its requests then leave before the code is requested. Before that,
 * separately, as an old browser may not even parse the rest: whether this browser is new enough. The server allows both by their
 * hash.
 */
function firstInPage(): Plugin {
  const element = '<script src="/boot.js"></script>'
  return {
    name: 'first-in-page',
    apply: 'build',
    async transformIndexHtml(html) {
      if (!html.includes(element)) throw new Error(`The page has no ${element}`)
      const file = join(root, 'public/boot.js')
      const { code } = await minify(file, await readFile(file, 'utf8'), { module: false })
      return html.replace(element, () => `<script>${check}</script>\n    <script>${code.trim()}</script>`)
    },
  }
}

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
/** Which of our modules the given ones need to start. */
function reachOf(...starts: string[]): (id: string, modules: Modules) => boolean {
  const found = new Set<string>()
  return (id, modules) => {
    const add = (each: string) => {
      if (found.has(each) || each.includes('node_modules')) return
      found.add(each)
      modules.getModuleInfo(each)?.importedIds.forEach(add)
    }
    for (const start of starts) add(join(root, start))
    return found.has(id)
  }
}
const screen = (path: string) => `routes/${path}.tsx?tsr-split=component`
const everyVisit = reachOf('main.tsx')
const login = reachOf(screen('account/inloggen/index'))
const worker = reachOf(screen('werk/route'), screen('werk/nieuwe-opdrachten/index'))
const organization = reachOf(screen('organisatie/route'), screen('organisatie/opdrachten/index'))
const home = reachOf(screen('werk/index'))
const file = reachOf(screen('werk/client/$uuid/route'), screen('werk/client/$uuid/rapportage/index'))
const family = reachOf(screen('zorg/route'), screen('zorg/zorgvragen/index'))
/** Only care workers see work on offer, and the app's own screens about it. */
const isOfWorker = (id: string) =>
  ['care/moment/summary/', 'care/moment/holiday/', 'care/install/'].some(path => inPlace(id, path))
const inPlace = (id: string, path: string) => id.startsWith(join(root, path))
/**
 * The group of a module of ours: what every visit begins with, what the lists share, what those at a desk share, what one audience's
 * list has alone; the worker's home and a client's file, with what those two share and what acts need; the family's home, with what later screens share
 * with it; and for later the fields, forms and acts that most dialogs need, one opdracht as the organization sees it, and asking for
 * it by name.
 */
function groupOf(id: string, modules: Modules): string | null {
  if (id.includes('node_modules') || id.includes('tsr-split')) return null
  const isPiece = inPlace(id, 'routes/-parts/') || !(inPlace(id, 'routes/') || inPlace(id, 'care/account/'))
  const inList = worker(id, modules) || organization(id, modules)
  if (everyVisit(id, modules) || (isPiece && login(id, modules))) return 'begin'
  if (inList && isOfWorker(id)) return 'werk'
  if (inPlace(id, 'components/charts/stat.')) return 'organisatie'
  // An avatar is small, and dialogs that show one need nothing else of the family's home.
  if (/\/care\/(profile\/(use-photo|worker-avatar)|spoken)/.test(id)) return 'schil'
  // A file with a few rules costs more in headers than in rules.
  if (isPiece && inList)
    return id.endsWith('.css') || [worker, home, file, family].some(needs => needs(id, modules)) ? 'schil' : 'bureau'
  if (inPlace(id, 'routes/zorg/')) return family(id, modules) ? 'familie' : null
  if (login(id, modules)) return 'account'
  if (inList) return inPlace(id, 'routes/werk/') ? 'werk' : 'organisatie'
  if (home(id, modules) && file(id, modules)) return 'samen'
  // Modules that an organization's dialogs need too do not belong to the care worker's home.
  if (
    /\/web\/(care\/action\/|words\/actions|client\/draft|components\/(layers\/confirm|fields\/text-area|hooks\/use-width))/.test(
      id,
    )
  )
    return 'daden'
  if (home(id, modules)) return 'thuis'
  if (file(id, modules)) return 'dossier'
  if (family(id, modules)) return 'gezin'
  // Few forms have address fields.
  if (
    /\/web\/(care\/(form\/(?!address|country|use-place)|action|list\/(?!saved\/saved-views))|components\/(.*-field|controls\/(choices|checkbox|tick)|layers\/confirm|fields\/text-area|page\/notice))|\/rules\/typed\/typed-values/.test(
      id,
    )
  )
    return 'velden'
  if (inPlace(id, 'care/asking/')) return 'vragen'
  // Modules that care workers' screens need too do not belong to the organization's assignment.
  if (/\/web\/(components\/lists\/timeline|care\/profile\/)|\/contract\/workers\/languages/.test(id)) return 'velden'
  return inPlace(id, 'routes/organisatie/opdrachten/-detail/') ||
    /moment-panel|panel-head|\/care\/(moment\/hours\/|reactions|history|parts|preview\/cancel|offer\/(offer-part|ladder\.))|-edit\/edit-button/.test(
      id,
    )
    ? 'opdracht'
    : null
}
const ofWholeScreens =
  /^(components\/(layers\/confirm|lists\/(thread|use-drag))|routes\/zorg|words\/proof-nl|care\/(account\/|agreement\/|dossier\/|security\/|settings\/|availability|planning|reactions\/match|made-files|messages\/(con|sub|use)|moment\/hours\/|preview|client-file\/(about|care-req)))/
// A group also takes what it needs from later ones.
const ours = [
  'begin',
  'schil',
  'bureau',
  'account',
  'werk',
  'organisatie',
  'samen',
  'daden',
  'thuis',
  'dossier',
  'gezin',
  'velden',
  'opdracht',
  'vragen',
  'familie',
]
export default defineConfig({
  root,
  // React has had this hook itself since 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
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
    compileAtOnce(),
    firstInPage(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    outDir: join(root, '../dist/web'),
    emptyOutDir: true,
    manifest: true,
    // Every browser these styles support preloads modules by itself.
    modulePreload: { polyfill: false },
    target: targets,
    cssTarget: targets,
    rolldownOptions: {
      // People who start the product need not read how long its build took.
      checks: { pluginTimings: false },
      output: {
        // Few files, as each costs its headers: packages and other code that our releases do not change, which browsers keep;
        // what every visit needs; and what the screens behind the login share. Dialogs stay with the screens that open them.
        codeSplitting: {
          groups: [
            {
              name: 'kern',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\/(?!.*quer?ies)/i,
              priority: 9,
            },
            ...ours.map(name => ({
              name: (id: string, modules: Modules) => (groupOf(id, modules) === name ? name : null),
              // Lower priority: shared modules belong in the shared chunk.
              priority: ['opdracht', 'vragen', 'familie'].includes(name) ? 1 : 5,
            })),
            // Nor modules that only whole screens share: conversations, previews, a client's file, the planning.
            {
              name: 'delen',
              test: id =>
                // The list of seal makers is only for screens with documents.
                (inPlace(id, '../rules/') && !id.endsWith('seal-makers.ts')) ||
                (inPlace(id, '') && !ofWholeScreens.test(id.slice(root.length + 1))),
              minShareCount: 4,
              priority: 2,
            },
          ],
        },
      },
    },
  },
})
