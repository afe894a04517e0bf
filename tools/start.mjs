// npm start: installs what is missing, builds what is out of date, and runs the product: its bundle in production, otherwise its sources.
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { buildWebApp, bundleServer, heap, sources } from './build.mjs'
import { prepare } from './prepare.mjs'
import { run, runTogether } from './process.mjs'

// A sandbox is production in everything but what is in it.
if (process.env.SANDBOX) process.env.NODE_ENV = 'production'
const node = prepare()
if (!(await buildWebApp(node))) {
  console.error('De webapp is niet gebouwd; zie de melding hierboven.')
  process.exit(1)
}
const { NODE_ENV, SANDBOX, DATABASE_URL, JOBS, METRICS_PORT, DATA_DIR = '.data' } = process.env
const isProduction = NODE_ENV === 'production'
if (isProduction) process.env.NODE_COMPILE_CACHE ??= resolve(join(DATA_DIR, 'compiled'))
const command = isProduction ? [...heap, await bundleServer(node)] : [sources]
// Mails and invoices take half of a processor that also serves requests: where there is another processor, they get a process of their own.
// A sandbox is one process, because that has the clock.
const hasRoom = isProduction && !SANDBOX && DATABASE_URL && !JOBS && availableParallelism() > 1
// Each has its own metrics: the second one on the next port.
const places = [{ JOBS: 'none' }, { JOBS: 'only', ...(METRICS_PORT && { METRICS_PORT: String(Number(METRICS_PORT) + 1) }) }]
process.exit(await (hasRoom ? runTogether(node, command, places) : run(node, ...command, ...process.argv.slice(2))))
