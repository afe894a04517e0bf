// The day on which tests run, so that no test depends on the real date. From the start of a run, one clock runs on for Node,
// PostgreSQL and the browser alike: datefudge adds the same offset to the system time for each of them. Timers and durations stay
// real. libfaketime changes too much: under it PostgreSQL's statement timeouts fire too early or never, because the timer behind
// them gets the real time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A working Tuesday in winter, far from the end of a month. */
const usual = '2026-11-24T10:00:00+01:00'
const libraries = ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/datefudge/datefudge.so`)
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

/**
 * The environment in which the clock starts at TEST_NOW, an instant such as 2026-11-24T10:00:00+01:00, and runs on from there.
 * Every process that inherits it has the same clock. Empty when such a clock is already set, and when there is no datefudge: then
 * the clock is real.
 */
export function testClock({ TEST_NOW: moment = usual, DATEFUDGE, LD_PRELOAD } = process.env) {
  if (!(instant.test(moment) && Date.parse(moment))) {
    console.error(`TEST_NOW is geen tijdstip: ${moment}. Schrijf het zoals ${usual}.`)
    process.exit(2)
  }
  if (DATEFUDGE) return {}
  const library = find() ?? install()
  if (!library) {
    console.log('De tests lopen op de echte klok: datefudge is er niet, en is alleen op Debian als root te installeren.')
    return {}
  }
  const secondsBack = Math.round((Date.now() - Date.parse(moment)) / 1000)
  return { LD_PRELOAD: [library, LD_PRELOAD].filter(Boolean).join(':'), DATEFUDGE: `${secondsBack}` }
}

const find = () => libraries.find(existsSync)

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('datefudge installeren met apt-get …')
  const command = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends datefudge'
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
  return find()
}
