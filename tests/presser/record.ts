// Records, for each file of journeys, which controls it pressed; tools/controls.ts holds them against those of the sources.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { scriptOf } from './page.ts'
import { type Recorded, recordsIn } from './record-lines.ts'
import type { Control } from './what.ts'

const script = ['find', 'controls', 'record'].map(name => scriptOf(`../screens/in-page/${name}.ts`)).join('\n')

type Where = Pick<Recorded, 'address' | 'layer'>
const written = new Map<string, Set<string>>()
const keepPress = ({ address, layer }: Where, { role, name, link, near, classes }: Control) => {
  const path = join(recordsIn, `${basename(expect.getState().testPath ?? 'none', '.test.ts')}.jsonl`)
  let lines = written.get(path)
  if (!lines) {
    lines = new Set()
    written.set(path, lines)
    mkdirSync(recordsIn, { recursive: true })
    writeFileSync(path, '')
  }
  const line = JSON.stringify({ address, layer, role, name, link, near, classes } satisfies Recorded)
  if (lines.has(line)) return
  lines.add(line)
  appendFileSync(path, `${line}\n`)
}

/** From now on what is pressed in these windows is recorded. */
export const recordPresses = async (context: BrowserContext, told = keepPress): Promise<void> => {
  await context.exposeBinding('tellPress', (_source, where: Where, control: Control) => told(where, control))
  await context.addInitScript({ content: script })
}
