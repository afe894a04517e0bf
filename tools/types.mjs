// npm run types: makes again what is generated from our sources: the types of the tables, the tree of the routes.
import { prepare } from './prepare.mjs'
import { run } from './process.mjs'

process.exit(await run(prepare(), 'tools/types.ts'))
