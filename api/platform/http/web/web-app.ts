// The built web app: assets may be cached forever; the page is revalidated each time, and carries the browser's policy.
import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { guessedPapers, screenAt } from '../../../../contract/addresses.ts'
import type { Settings } from '../../settings.ts'
import { stripStyle, withStrip } from '../sandbox/strip.ts'
import { openAppShell } from './app-shell.ts'
import { openInlineStyles } from './inline-styles.ts'
import { openPreloads } from './preloads.ts'

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const encodings = {
  br: (html: string) => promisify(brotliCompress)(html, quality),
  gzip: (html: string) => promisify(gzip)(html),
}
/** The sources by which a policy allows the page's inline scripts. */
const scriptsIn = (page: string): string =>
  [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => ` 'sha256-${hash('sha256', code!, 'base64')}'`).join('')
const policyFor = ({ mapTiles }: Settings, scripts: string, styleSource: string): string =>
  [
    `default-src 'self'`,
    `script-src 'self'${scripts}`,
    `style-src 'self'${styleSource}`,
    `img-src 'self' data: blob:${mapTiles ? ` ${new URL(mapTiles.address).origin}` : ''}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    // A pdf the viewer may see is shown from a blob, and nothing else is framed.
    `frame-src blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
  ].join('; ')

// A policy allows an inline style by its hash.
const stripSource = ` 'sha256-${hash('sha256', stripStyle, 'base64')}'`
/** The policy of a static page outside the app, which has only its own text and, in a sandbox, the style of the strip. */
export const besidePolicy = `default-src 'self'; style-src 'self'${stripSource}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whether the app has a screen at this path; the app's addresses have no trailing slash. */
const hasScreen = (path: string) => path === '/' || screenAt(path.replace(/\/$/, '')) !== undefined
// A file name has at most 255 bytes, including the extension of a compressed file.
const maxNameBytes = 250
/** Whether no file can have this name: the file system would throw instead of finding nothing. */
const namesNoFile = (path: string): boolean => {
  try {
    const name = decodeURIComponent(path)
    return /[\0\\]/.test(name) || name.split('/').some(part => Buffer.byteLength(part) > maxNameBytes)
  } catch {
    return true
  }
}
const skipsFiles = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
  namesNoFile(url.split('?', 1)[0]!) ? reply.callNotFound() : undefined
/** The static page outside the app, such as a legal document, that a path may mean: with or without its extension. */
const besideAt = (path: string) => /^\/([\w-]+)(?:\.html)?$/.exec(path)?.[1]

/** The app's page as built, with the parts around it. */
const readPage = (settings: Settings, index: string) => {
  const built = readFileSync(index, 'utf8')
  const page = settings.sandbox ? withStrip(built, { scripted: true }) : built
  const first = openAppShell(settings.webDir)
  return {
    page,
    first,
    scripts: scriptsIn(page),
    styles: first.styleSource + (settings.sandbox ? stripSource : ''),
    preloads: openPreloads(settings.webDir),
    inlined: openInlineStyles(settings.webDir),
    // Addresses of the same screen have the same page: it is compressed once, as well as it can be.
    squeezed: new Map<string, Promise<Buffer>>(),
  }
}
/** The page in development, where the build changes while the server runs: read again when its files have changed. */
const readChanged = (settings: Settings, index: string) => {
  const files = [index, ...['manifest', 'app-shell'].map(name => join(settings.webDir, '.vite', `${name}.json`))]
  let known: { page: ReturnType<typeof readPage>; at: string } | undefined
  return () => {
    const at = files.map(file => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join()
    if (known?.at !== at) known = { page: readPage(settings, index), at }
    return known.page
  }
}
// Before the files themselves, which are compressed already.
const besideWithStrip = (app: FastifyInstance, webDir: string, isBeside: (name: string) => boolean) =>
  app.addHook('onRequest', async ({ url }, reply) => {
    const name = besideAt(url.split('?', 1)[0]!)
    if (!name || !isBeside(name)) return
    reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').header('Content-Security-Policy', besidePolicy)
    return reply.send(withStrip(readFileSync(join(webDir, `${name}.html`), 'utf8')))
  })

interface Page {
  html: string
  /** The same for all addresses with this page. */
  screen: string
  /** The pages that were compressed before. */
  squeezed: Map<string, Promise<Buffer>>
}
const sendSqueezed = async (reply: FastifyReply, accepted: string | undefined, { html, screen, squeezed }: Page) => {
  const encoding = (['br', 'gzip'] as const).find(name => accepted?.includes(name))
  if (!encoding) return reply.send(html)
  const known = squeezed.get(encoding + screen) ?? encodings[encoding](html)
  squeezed.set(encoding + screen, known)
  return reply.header('Content-Encoding', encoding).send(await known)
}

const sendFiles = async (app: FastifyInstance, { webDir }: Settings): Promise<void> => {
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    index: false,
    wildcard: true,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      // The service worker's requests fall under the policy of its own file.
      if (path.endsWith('/sw.js')) reply.header('Content-Security-Policy', `default-src 'self'`)
      // A static page has only its own text, and a script of ours.
      if (/\.html(\.gz|\.br)?$/.test(path)) reply.header('Content-Security-Policy', besidePolicy)
    },
  })
  // A file of the build, by far the most frequent request. The package's own route would read the whole folder for each of them,
  // to refuse names in the wrong case on case-insensitive file systems.
  app.get<{ Params: { name: string } }>('/assets/:name(^\\w[\\w.-]*$)', ({ params }, reply) =>
    reply.sendFile(`/assets/${params.name}`),
  )
}

/**
 * Serves the files of the build, and its page for every other address that a browser opens: with status 404 where the app has no
 * screen, and the page says so. A missing asset is 404.
 */
export const webApp = async (app: FastifyInstance, settings: Settings): Promise<void> => {
  const index = join(settings.webDir, 'index.html')
  if (!existsSync(index)) return
  const built = settings.production ? readPage(settings, index) : undefined
  const readAgain = readChanged(settings, index)
  const tiles = settings.mapTiles ? `${settings.mapTiles.address} ${settings.mapTiles.source}` : ''
  const isBeside = (name: string) => name !== 'index' && existsSync(join(settings.webDir, `${name}.html`))
  const send = async ({ headers }: FastifyRequest, path: string, reply: FastifyReply) => {
    const { page, scripts, styles, preloads, first, inlined, squeezed } = built ?? readAgain()
    const { app: shown, style } = first.pictureOf(path)
    const links = preloads(path)
    const { html, sources } = inlined(
      page
        .replace('__ANALYTICS__', settings.analyticsName)
        .replace('__MAP_TILES__', tiles)
        .replace('__TRACES__', settings.traces ? 'on' : 'off')
        .replace('</head>', `${links}${style}</head>`)
        .replace('<div id="app"></div>', () => shown),
    )
    reply
      .header('Content-Security-Policy', policyFor(settings, scripts, styles + sources))
      .header('Referrer-Policy', 'same-origin')
      .header('X-Frame-Options', 'DENY')
      .header('Cross-Origin-Opener-Policy', 'same-origin')
      .header('Permissions-Policy', 'geolocation=(), microphone=(), payment=()')
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8')
    return sendSqueezed(reply, headers['accept-encoding'], { html, screen: links + shown, squeezed })
  }
  await sendFiles(app, settings)
  app.addHook('onRequest', skipsFiles)
  if (settings.sandbox) besideWithStrip(app, settings.webDir, isBeside)
  for (const path of ['/', '/index.html']) app.get(path, (request, reply) => send(request, '/', reply))
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?')
    const isAsked = request.method === 'GET' || request.method === 'HEAD'
    const beside = isAsked ? besideAt(path) : undefined
    const target = beside && guessedPapers.get(beside)
    if (target) return reply.redirect(target)
    if (beside && isBeside(beside)) return reply.sendFile(`${beside}.html`)
    const isPage = isAsked && !path.startsWith('/assets/') && !/\.\w{1,12}$/.test(path)
    if (!isPage) return reply.code(404).type('text/plain; charset=utf-8').send('Niet gevonden')
    return send(request, path, hasScreen(path) ? reply : reply.code(404))
  })
}
