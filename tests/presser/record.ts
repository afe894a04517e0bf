// Records, for each file of journeys, which controls it pressed, and of the walk over the screens which there are.
// tools/controls.ts compares them.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { scriptOf } from './page.ts'
import { type Recorded, recordsIn } from './record-lines.ts'
import type { Control } from './what.ts'

const script = ['find', 'controls', 'record'].map(name => scriptOf(`../screens/in-page/${name}.ts`)).join('\n')

type Where = Pick<Recorded, 'address' | 'layer'>
const written = new Map<string, Set<string>>()
const keep = (what: Recorded['what'], { address, layer }: Where, { role, name, link, isFrame, near }: Control) => {
  const path = join(recordsIn, `${basename(expect.getState().testPath ?? 'none', '.test.ts')}.jsonl`)
  let lines = written.get(path)
  if (!lines) {
    lines = new Set()
    written.set(path, lines)
    mkdirSync(recordsIn, { recursive: true })
    writeFileSync(path, '')
  }
  const line = JSON.stringify({ what, address, layer, role, name, link, isFrame, near } satisfies Recorded)
  if (lines.has(line)) return
  lines.add(line)
  appendFileSync(path, `${line}\n`)
}

const keepPress = (where: Where, control: Control) => keep('pressed', where, control)
/** From now on what is pressed in these windows is recorded. */
export const recordPresses = async (context: BrowserContext, told = keepPress): Promise<void> => {
  await context.exposeBinding('tellPress', (_source, where: Where, control: Control) => told(where, control))
  await context.addInitScript({ content: script })
}
/** Records what there is to press here. */
export const recordSight = async (page: Page): Promise<void> => {
  const seen = await page.evaluate<{ layer: string; controls: Control[] }>(
    '({ layer: onScreen.nameOfLayer(), controls: onScreen.controls() })',
  )
  const address = new URL(page.url()).pathname
  for (const control of seen.controls) if (!control.isOff) keep('seen', { address, layer: seen.layer }, control)
}
