// The browser processes: headless Firefox, and WebKit on a virtual display. Each is a process group, which is killed as a whole.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../servers/free-port.ts'
import { until } from './until.ts'
import { type Wire, wireByHttp, wireByMarionette } from './wire.ts'

export interface Size {
  width: number
  height: number
}
export const engineNames = ['WebKit', 'Firefox'] as const
export type EngineName = (typeof engineNames)[number]

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
const [firefox, driver, screen] = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
const miniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
const areThere = () => [firefox, driver, screen].every(path => existsSync(path)) && miniBrowser() !== undefined
const installPatienceMs = 600_000
// With the clock of the tests (tools/test-clock.mjs) they would wait for timers that are past or days away. The app uses the
// server's clock.
const { LD_PRELOAD: _, DATEFUDGE: __, ...ownClock } = process.env

/** Whether these browsers are installed, or could be installed from Debian; prints the reason when not. */
export const haveEngines = (): boolean => {
  if (!areThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian()
  if (!areThere())
    console.log(
      `Firefox en WebKit niet getest: ${packages.join(', ')} zijn er niet, en zijn alleen op Debian als root te installeren.`,
    )
  return areThere()
}
const installFromDebian = () => {
  console.log('Firefox en WebKit installeren met apt-get …')
  const get = `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`
  spawnSync('sh', ['-c', `apt-get update -qq && ${get}`], { stdio: ['ignore', 'ignore', 'inherit'], timeout: installPatienceMs })
}

export interface Engine {
  wire: Wire
  /** Ends the browser, whatever state it is in. */
  stop(): Promise<void>
}
/** Starts one with a window of this size. `density` is the number of device pixels per CSS pixel, for screenshots. */
export const startEngine = async (name: EngineName, size: Size, density = 1): Promise<Engine> => {
  const home = mkdtempSync(join(tmpdir(), 'zorginzet-browser-'))
  const running: ChildProcess[] = []
  const start: Start = (program, args, env = {}) => {
    // A process group of its own, so that its children end with it.
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...ownClock, HOME: home, TZ: 'Europe/Amsterdam', ...env },
    })
    running.push(child)
    // An interrupted run leaves none behind.
    process.once('exit', () => kill(child))
    return child
  }
  const stop = async () => {
    for (const child of running.splice(0).reverse()) await end(child)
    rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const wire = await (name === 'Firefox' ? startFirefox : startWebKit)({ home, start, size, density })
    await wire.send('resize', { ...size })
    return {
      wire,
      stop: async () => {
        // Even if the session cannot be ended, the process below must be.
        await wire.end().catch(() => undefined)
        await stop()
      },
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

type Start = (program: string, args: string[], env?: Record<string, string>) => ChildProcess
interface Starting {
  home: string
  start: Start
  size: Size
  density: number
}

const kill = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null && process.kill(-pid, 'SIGKILL')
const end = async (child: ChildProcess): Promise<void> => {
  const exited = once(child, 'exit')
  if (kill(child)) await exited
}

const preferences = (density: number) => ({
  // Firefox chooses the port, and writes it to a file.
  'marionette.port': 0,
  'layout.css.devPixelsPerPx': String(density),
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'nl-NL, nl',
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // Services of Mozilla that it calls at startup, and waits for when there is no network.
  'app.normandy.enabled': false,
  'browser.region.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'messaging-system.rsexperimentloader.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'nimbus.rollouts.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
})
// The address bar would keep the window wider than a phone.
const noBar = ':root { min-width: 0 !important; min-height: 0 !important } #navigator-toolbox { display: none }'

const startFirefox = async ({ home, start, density }: Starting): Promise<Wire> => {
  const lines = Object.entries(preferences(density)).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(home, 'user.js'), lines.join('\n'))
  mkdirSync(join(home, 'chrome'))
  writeFileSync(join(home, 'chrome', 'userChrome.css'), noBar)
  start(firefox, ['--headless', '--marionette', '--no-remote', '--profile', home], { MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' })
  const port = await until(() => {
    const told = Number(readFileSync(join(home, 'MarionetteActivePort'), 'utf8'))
    if (!told) throw new Error('Firefox has not said its port')
    return told
  })
  return wireByMarionette(port)
}

const startWebKit = async ({ home, start, size, density }: Starting): Promise<Wire> => {
  const pixels = `${size.width * density}x${size.height * density}x24`
  const display = start(screen, ['-displayfd', '3', '-screen', '0', pixels, '-nolisten', 'tcp'])
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
  const settings = join(home, 'gtk-3.0')
  mkdirSync(settings)
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const port = await freePort()
  start(driver, [`--port=${port}`], {
    DISPLAY: `:${String(number).trim()}`,
    GDK_BACKEND: 'x11',
    GDK_SCALE: String(density),
    LIBGL_ALWAYS_SOFTWARE: '1',
    XDG_CONFIG_HOME: home,
    // The pages are our own, and the sandbox does not work as root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  // In full screen it has no address bar, which would keep it wider than a phone.
  const args = ['--automation', '--full-screen']
  return wireByHttp(port, { 'webkitgtk:browserOptions': { binary: miniBrowser(), args } })
}
