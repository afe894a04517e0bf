// Resource use of this process, under the standard names of Prometheus clients, so that existing dashboards work.
import { totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type pg from 'pg'
import { type Figure, gauge } from './exposition.ts'

// Without a container limit a process may use all the machine has.
const memoryLimit = (): number => {
  const machine = totalmem()
  const constrained = process.constrainedMemory()
  return constrained > 0 && constrained < machine ? constrained : machine
}

/**
 * Returns the function that gives memory, processor and event loop metrics. Each call starts a new measurement of the loop's
 * delay.
 */
export const openProcessFigures = (): { figures(): Figure[]; close(): void } => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const startedAt = Date.now() / 1000 - process.uptime()
  const figures = () => {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const [median, late] = [50, 99].map(share => delay.percentile(share) / 1e9)
    delay.reset()
    return [
      { ...gauge('process_cpu_seconds_total', 'Processor time.', { value: (user + system) / 1e6 }), type: 'counter' as const },
      gauge('process_start_time_seconds', 'When the process began.', { value: startedAt }),
      gauge('process_resident_memory_bytes', 'Memory in use.', { value: rss }),
      gauge('zorginzet_memory_limit_bytes', 'Memory of its container, else of the machine.', { value: memoryLimit() }),
      gauge('nodejs_heap_size_used_bytes', 'Heap in use.', { value: heapUsed }),
      gauge('zorginzet_heap_limit_bytes', 'Where Node gives up.', { value: getHeapStatistics().heap_size_limit }),
      gauge('nodejs_eventloop_lag_p50_seconds', 'Delay of the event loop, median since the last scrape.', { value: median! }),
      gauge('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop, 99 % since the last scrape.', { value: late! }),
    ]
  }
  return { figures, close: () => delay.disable() }
}

/** The connections of these pools, by their purpose. */
export const poolFigures = (pools: Readonly<Record<string, pg.Pool>>): Figure[] => {
  const each = (value: (pool: pg.Pool) => number) =>
    Object.entries(pools).map(([name, pool]) => ({ labels: { pool: name }, value: value(pool) }))
  return [
    gauge('zorginzet_pool_connections', 'Open connections.', ...each(pool => pool.totalCount)),
    gauge('zorginzet_pool_idle_connections', 'Open connections that nobody uses.', ...each(pool => pool.idleCount)),
    gauge('zorginzet_pool_max_connections', 'As many as may be open.', ...each(pool => pool.options.max)),
    gauge('zorginzet_pool_waiting', 'Who waits for a connection.', ...each(pool => pool.waitingCount)),
  ]
}
