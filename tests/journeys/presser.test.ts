// Presses everything that can be seen, chosen by a seed. `npm run press -- --seed 7 --minutes 20 --role "a planner"` does so at length.
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { homeOf } from '../../web/client/guard.ts'
import { preparePage } from '../presser/page.ts'
import { walk } from '../presser/walk.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { viewers } from '../screens/people.ts'
import { openApp } from './app.ts'

const { PRESS_SEED: seed = '1', PRESS_MINUTES: minutes, PRESS_ROLE: role, PRESS_WAY: manner = 'mouse' } = process.env
const folder = join('node_modules/.cache/press', `${seed}-${manner}`)
mkdirSync(folder, { recursive: true })
const app = await openApp()
afterAll(() => app.close())
const who = viewers.filter(each => (role ? each.who.includes(role) : true))

test.each(who)('$who presses everything', { timeout: 7_200_000 }, async viewer => {
  const isPhone = manner === 'phone'
  const { page, complaints, close } = await app.visit(
    undefined,
    isPhone
      ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
      : { viewport: { width: 1440, height: 900 } },
  )
  await preparePage(page)
  const enter = () => logInAs(app, page, viewer)
  await enter()
  const home = app.url + (viewer.roles ? homeOf({ roles: viewer.roles }) : '/account/inloggen')
  const until = Date.now() + Number(minutes ?? 1) * 60_000
  const log = join(folder, `${viewer.who.replaceAll(' ', '-')}.txt`)
  const found: string[] = []
  const atlas = await walk({
    page,
    complaints,
    home,
    seed: `${seed} ${viewer.who}`,
    way: { touch: isPhone, keys: manner === 'keys' },
    goesOn: () => Date.now() < until,
    enter,
    found: async (finding, way) => {
      const text = `${finding.judge} | ${finding.where} | ${finding.what}\n    ${way.join('\n    ')}`
      found.push(text)
      const picture = join(folder, `${viewer.who.replaceAll(' ', '-')}-${found.length}.png`)
      await page.screenshot({ path: picture }).catch(() => undefined)
      appendFileSync(log, `${text}\n`)
    },
    sure: ({ judge, where, what }, way, isSure) =>
      appendFileSync(log, `${isSure ? 'SURE' : 'once'} ${judge} | ${where} | ${what}\n    ${way.join('\n    ')}\n`),
  })
  const all = [...atlas.pressed]
  const pressed = all.filter(([, times]) => times > 0)
  appendFileSync(log, `${atlas.states.size} states, ${all.length} controls, ${pressed.length} pressed\n`)
  appendFileSync(
    join(folder, `${viewer.who.replaceAll(' ', '-')}.controls.txt`),
    `${all.map(([kind, times]) => `${times}\t${kind}`).join('\n')}\n`,
  )
  await close()
  expect(found, found.join('\n')).toEqual([])
})
