// The kinds of operations with their own form of answer: a command, a file.
import type { Download } from '../concept.ts'
import { Problem } from '../problem.ts'
import { inQueue } from '../queue.ts'
import { checkRelations, parsedBody } from './body.ts'
import { inTransaction } from './change.ts'
import { type Kind, viewerOf } from './platform.ts'

/** Slow work is done before the transaction, so that it holds no lock and no connection (concept.ts, `prepared`). */
export const command: Kind = async (platform, request) => {
  const { operation, me, now, params, browser } = request
  const { database, services } = platform
  const handler = platform.handlerOf(request.id)
  const body = parsedBody(request)
  const prepared = await handler.before?.({ db: database, me, now, params, body, browser, services })
  const handle = () =>
    inTransaction(platform, request, async change => {
      if (operation.body) await checkRelations(change.tx, operation.body, body, viewerOf(platform, request))
      const value = await handler({ ...change.context(body), prepared })
      if (value instanceof Problem) return { kind: 'refused', problem: value }
      return value === undefined
        ? { kind: 'nothing', status: operation.status ?? 204 }
        : { kind: 'object', status: operation.status ?? 200, value, clients: change.clients }
    })
  const one = handler.oneBy?.(browser)
  return one === undefined ? handle() : inQueue(platform.queues.alike, `${request.id} ${one}`, handle)
}

/** The bytes of the file are made after the transaction. */
export const download: Kind = (platform, request) =>
  inTransaction(platform, request, async change => {
    const item = request.params.uuid && request.operation.resource ? await change.find() : undefined
    const context = { ...change.context(undefined, item), db: platform.database }
    return { kind: 'file', file: (await platform.handlerOf(request.id)(context)) as Download, clients: change.clients }
  })
