// The demo world, created once per run of the journeys. Each file copies it (database.ts).
import { rm } from 'node:fs/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openApi } from '../api/server.ts'
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
  await server.stop()
  await rm(settings.dataDir, { recursive: true, force: true })
}
