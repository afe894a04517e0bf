// Presses what can be seen, chosen from a seed, and judges what each press does. Here shortly, for the homes of three people;
// `npm run press -- --seed 7 --minutes 20` does so at length, for everyone.
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { neverPressed } from '../presser/controls/never-pressed.ts'
import { colleagueOf } from '../presser/others.ts'
import { type Pressing, pressAs } from '../presser/run.ts'
import { viewers } from '../screens/people.ts'
import { openApp } from './app.ts'

interface Asked {
  seed: string
  minutes: number
  role: string
  manner: Pressing['manner']
  /** Whether a colleague changes things meanwhile. */
  others: boolean
}
const long: Asked | undefined = process.env.PRESS ? JSON.parse(process.env.PRESS) : undefined
const app = await openApp()
afterAll(() => app.close())

/** In the short run, only what cannot be a matter of when one looks. */
const hard = new Set(['dead', 'focus', 'console', 'covered', 'stuck'])
const shortPresses = 25
const shortly = ['a care worker', 'family', 'an organization']
const people = viewers.filter(({ who }) => (long ? who.includes(long.role) : shortly.includes(who)))
const patience = { timeout: long ? (long.minutes + 15) * 60_000 : 600_000 }

test.each(people)('what $who presses does something, and nothing breaks', patience, async viewer => {
  const until = Date.now() + (long?.minutes ?? 0) * 60_000
  const { seed, manner } = long ?? { seed: '1', manner: 'mouse' }
  const { sure, presses, seen, pressed } = await pressAs(app, viewer, {
    seed,
    manner,
    goesOn: many => (long ? Date.now() < until : many < shortPresses),
    ...(long?.others && { meanwhile: await colleagueOf(app, seed) }),
    ...(long && { wants: neverPressed(), folder: join('node_modules/.cache/press', `${seed}-${manner}`) }),
  })
  if (long) console.log(`${viewer.who}: ${presses} keer gedrukt; van ${seen} knoppen en velden zijn er ${pressed} ingedrukt`)
  else expect(presses).toBeGreaterThan(shortPresses / 2)
  const wrong = sure.filter(({ judge }) => long || hard.has(judge)).map(({ judge, where, what }) => `${judge}: ${where}: ${what}`)
  expect(wrong, wrong.join('\n')).toEqual([])
})
