// How often each operation was called, with what status, and how long it took.
import type { FastifyInstance } from 'fastify'
import type { Figure, Sample } from './exposition.ts'

/** In seconds; the defaults that Prometheus proposes. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Count {
  /** The number of answers by status. */
  statuses: Map<number, number>
  /**
   * The number of calls that took at most the bound at the same index, and more than the one before; the last is for longer ones.
   */
  within: number[]
  seconds: number
}
const fresh = (): Count => ({ statuses: new Map(), within: Array.from(bounds, () => 0).concat(0), seconds: 0 })

const durationsOf = (operation: string, { within, seconds }: Count): Sample[] => {
  let sum = 0
  const buckets = within.map((count, place): Sample => {
    sum += count
    return { part: 'bucket', labels: { operation, le: bounds[place] ?? '+Inf' }, value: sum }
  })
  const labels = { operation }
  return [...buckets, { part: 'sum', labels, value: seconds }, { part: 'count', labels, value: sum }]
}

/** Counts the operations of this server from now on; returns the function that gives their metrics. */
export const countOperations = (app: FastifyInstance): (() => Figure[]) => {
  const counts = new Map<string, Count>()
  // At the first byte: an event stream lasts as long as its listener stays.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { operation } = request.routeOptions.config
    if (operation) {
      const count = counts.get(operation) ?? fresh()
      counts.set(operation, count)
      const seconds = reply.elapsedTime / 1000
      count.statuses.set(reply.statusCode, (count.statuses.get(reply.statusCode) ?? 0) + 1)
      count.seconds += seconds
      const place = bounds.findIndex(bound => seconds <= bound)
      count.within[place < 0 ? bounds.length : place]! += 1
    }
    done()
  })
  return () => [
    {
      name: 'zorginzet_requests_total',
      type: 'counter',
      help: 'Answered requests; a status from 400 on is a refusal.',
      samples: [...counts].flatMap(([operation, { statuses }]) =>
        [...statuses].map(([status, value]) => ({ labels: { operation, status }, value })),
      ),
    },
    {
      name: 'zorginzet_request_duration_seconds',
      type: 'histogram',
      help: 'From the request to the first byte of its answer.',
      samples: [...counts].flatMap(([operation, count]) => durationsOf(operation, count)),
    },
  ]
}
