// The demo world, created once per run of the journeys. Each file copies it (database.ts).
import { argon2Sync, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openApi } from '../api/server.ts'
import { demoPassword } from '../demo/accounts.ts'
import { makeDemoWorld } from '../demo/world.ts'
import { settings } from './servers/settings.ts'

/** Creates `template_demo` on the server that global-setup.ts provides. */
export default async function setup(project: TestProject): Promise<void> {
  const { postgresUrl } = project.getProvidedContext()
  const admin = new Client({ connectionString: postgresUrl })
  await admin.connect()
  await admin.query('drop database if exists template_demo with (force)')
  await admin.query('create database template_demo template template_zorginzet')
  await admin.end()
  const template = new URL(postgresUrl)
  template.pathname = '/template_demo'
  const server = await openApi(settings, template.href)
  await makeDemoWorld(server, template.href, () => undefined)
  await server.database
    .updateTable('account')
    .set({ password_hash: cheapHash() })
    .where('password_hash', 'is not', null)
    .execute()
  await server.stop()
  await rm(settings.dataDir, { recursive: true, force: true })
}

/**
 * The password of everyone in the demo world, hashed with cheap settings: a stored hash names its own. A real hash takes 30 ms of
 * processor time on purpose, at each of the thousand logins of the journeys.
 */
const cheapHash = () => {
  const nonce = randomBytes(16)
  const tag = argon2Sync('argon2id', { memory: 64, passes: 1, parallelism: 1, tagLength: 32, message: demoPassword, nonce })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(tag)}`
}
