import { execFileSync } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { inherited } from './servers/child-server.ts'

test('a thread, another process and PostgreSQL have the clock of the run', async () => {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  const { rows } = await client.query('select clock_timestamp() as told, uuid_extract_timestamp(uuidv7()) as counted')
  await client.end()
  const thread = new Worker('require("node:worker_threads").parentPort.postMessage(Temporal.Now.instant().epochMilliseconds)', {
    eval: true,
  })
  const inThread = await new Promise<number>(resolve => thread.once('message', resolve))
  const inProcess = Number(execFileSync(process.execPath, ['--print', 'Date.now()'], { env: inherited }))
  for (const time of [Number(rows[0].told), Number(rows[0].counted), inThread, inProcess])
    expect(Math.abs(Date.now() - time)).toBeLessThan(60_000)
})
