// npm run types: regenerates what is generated from our sources: the table types and the route tree.
import { prepare } from './prepare.mjs'
import { run } from './process.mjs'

process.exit(await run(prepare(), 'tools/types.ts'))
