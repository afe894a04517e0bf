// One person who presses, in a browser window of their own, with a paper of what was found and of every control that was seen.
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeOf } from '../../web/client/guard.ts'
import type { App } from '../journeys/app.ts'
import { logInAs } from '../screens/log-in-as.ts'
import type { Viewer } from '../screens/people.ts'
import { preparePage } from './page.ts'
import { walk } from './walk.ts'
import type { Control, Finding, Sight } from './what.ts'

export const manners = ['mouse', 'phone', 'keys'] as const
export interface Pressing {
  seed: string
  manner: (typeof manners)[number]
  goesOn(presses: number): boolean
  /** Where the paper and the pictures go; without it there are none. */
  folder?: string
  /** Whether nothing ever pressed this. */
  wants?(sight: Sight, control: Control): boolean
  /** What others change between two presses. */
  meanwhile?(): Promise<void>
}
export interface Pressed {
  /** What showed again when it was done a second time, with the way to it. */
  sure: Finding[]
  presses: number
  seen: number
  pressed: number
}
const sizes = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keys: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}
const say = ({ judge, where, what }: Finding, way: string[]) => `${judge} | ${where} | ${what}\n    ${way.join('\n    ')}\n`

export const pressAs = async (
  app: App,
  viewer: Viewer,
  { seed, manner, goesOn, folder, wants, meanwhile }: Pressing,
): Promise<Pressed> => {
  const { page, complaints, close } = await app.visit(undefined, sizes[manner])
  await preparePage(page)
  const enter = () => logInAs(app, page, viewer)
  await enter()
  const name = viewer.who.replaceAll(' ', '-')
  const paper = folder && join(folder, `${name}.txt`)
  const write = (text: string) => paper && appendFileSync(paper, text)
  if (folder) mkdirSync(folder, { recursive: true })
  if (paper) rmSync(paper, { force: true })
  const sure: Finding[] = []
  let pictures = 0
  let presses = 0
  const atlas = await walk({
    page,
    complaints,
    home: app.url + (viewer.roles ? homeOf({ roles: viewer.roles }) : '/account/inloggen'),
    seed: `${seed} ${viewer.who}`,
    way: { touch: manner === 'phone', keys: manner === 'keys' },
    goesOn: many => {
      presses = many
      return goesOn(many)
    },
    enter,
    ...(wants && { wants }),
    ...(meanwhile && { meanwhile }),
    found: async (finding, way) => {
      pictures += 1
      write(`${viewer.who}, seed ${seed}, picture ${pictures}: ${say(finding, way)}`)
      if (folder) await page.screenshot({ path: join(folder, `${name}-${pictures}.png`) })
    },
    sure: (finding, way, isSure) => {
      write(`${isSure ? 'again' : 'only once'}: ${say(finding, way)}`)
      if (isSure) sure.push({ ...finding, what: `${finding.what}\n    ${way.join('\n    ')}` })
    },
  })
  await close()
  const all = [...atlas.pressed]
  const pressed = all.filter(([, times]) => times > 0).length
  write(`${presses} presses in ${atlas.states.size} states; of ${all.length} controls seen, ${pressed} were pressed\n`)
  const table = all.map(([kind, times]) => `${times}\t${kind}`).sort()
  if (folder) writeFileSync(join(folder, `${name}.controls.tsv`), `${table.join('\n')}\n`)
  return { sure, presses, seen: all.length, pressed }
}
