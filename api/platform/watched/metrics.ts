// Metrics for Prometheus, on a port of their own (docs/decisions/0079). This file is loaded only when that port is set.
import { createServer, type RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { ScheduledJob } from '../concept.ts'
import type { Writer } from '../database/writer.ts'
import type { Settings } from '../settings.ts'
import { openDatabaseFigures } from './database-figures.ts'
import { textOf } from './exposition.ts'
import { countOperations } from './operation-figures.ts'
import { openProcessFigures, poolFigures } from './process-figures.ts'

/** The server to measure. */
export interface MeasuredServer {
  app: FastifyInstance
  /** Its connection pools, by their purpose. */
  pools: Readonly<Record<string, pg.Pool>>
  writer: Writer
  jobs: Readonly<Record<string, ScheduledJob>>
}

/** Measures this server from now on, and answers /metrics at this address. Throws when the port is taken. */
export const startMetrics = async (
  { app, pools, writer, jobs }: MeasuredServer,
  { port, host }: NonNullable<Settings['metrics']>,
): Promise<{ stop(): Promise<void> }> => {
  const operations = countOperations(app)
  const own = openProcessFigures()
  const database = openDatabaseFigures(writer, jobs)
  const answer: RequestListener = async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end()
    const figures = [...(await database.figures()), ...operations(), ...poolFigures(pools), ...own.figures()]
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(textOf(figures))
  }
  const server = createServer(answer)
  await new Promise<void>((listens, fails) => server.once('error', fails).listen(port, host, listens))
  return {
    stop: async () => {
      server.close()
      server.closeAllConnections()
      own.close()
      await database.close()
    },
  }
}
