// Loaded before a server (node --import): reports on standard error which monitoring packages are loaded.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) => {
    if (/@opentelemetry|platform\/watched\/|server\/(traces|metrics)-/.test(url)) process.stderr.write(`loaded ${url}\n`)
    return next(url, context)
  },
})
