// npm start: installs what is missing, builds the web app when it is stale, and runs the product.
import { buildWebApp } from './build.mjs'
import { prepare } from './prepare.mjs'
import { run } from './process.mjs'

const node = prepare()
if (!(await buildWebApp(node))) {
  console.error('De webapp is niet gebouwd; zie de melding hierboven.')
  process.exit(1)
}
process.exit(await run(node, 'api/main.ts', ...process.argv.slice(2)))
