// npm run pictures -- [part of a path]: screenshots of every screen and dialog, in pictures/index.html.
import { buildWebApp } from './build.mjs'
import { prepare } from './prepare.mjs'
import { run } from './process.mjs'

const node = prepare()
if (!(await buildWebApp(node))) {
  console.error('De webapp is niet gebouwd; zie de melding hierboven.')
  process.exit(1)
}
process.exit(await run(node, 'tests/screens/pictures.ts', ...process.argv.slice(2)))
