// Loaded before a server (node --import): says on standard error what is loaded for those who watch it.
import { registerHooks } from 'node:module'

registerHooks({
  load: (url, context, next) => {
    if (/@opentelemetry|platform\/watched\/|server\/(traces|metrics)-/.test(url)) process.stderr.write(`loaded ${url}\n`)
    return next(url, context)
  },
})
