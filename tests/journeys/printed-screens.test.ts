// Every screen that people print, in the dark and as wide as a sheet: nothing floats over it, nothing is pressed or cut, and it is
// dark on white.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { Screen } from '../../contract/addresses.ts'
import { textsOf } from '../files/printed-pages.ts'
import { wrongInEveryFrame } from '../screens/judge.ts'
import { logInAs } from '../screens/log-in-as.ts'
import { type Viewer, viewers } from '../screens/people.ts'
import { type Find, freelancer, placeOf, settle, workedFor } from '../screens/places.ts'
import { openApp, spaced } from './app.ts'

/** A screen, its query, and whose uuid the query ends with. */
type Printed = [screen: Screen, query?: string, find?: Find]
const printed: Record<string, Printed[]> = {
  'an organization': [
    ['/organisatie/opdrachten'],
    ...['?weergave=week', '?weergave=bord', '?weergave=cijfers'].map((query): [Screen, string] => [
      '/organisatie/opdrachten',
      query,
    ]),
    ['/organisatie/opdrachten/[uuid]'],
    ['/organisatie/clienten'],
    ...['', '?onderdeel=zorgplan', '?onderdeel=rapportage', '?onderdeel=opdrachten', '?onderdeel=contactpersonen'].map(
      (query): [Screen, string] => ['/organisatie/clienten/[uuid]', query],
    ),
    ['/organisatie/favorieten'],
    ['/organisatie/tarieven'],
    ['/organisatie/tarieven', '?onderdeel=facturen'],
    ['/organisatie/tarieven', '?onderdeel=papieren'],
    ['/organisatie/tarieven', '?onderdeel=papieren&dossier=', freelancer],
    ['/organisatie/tarieven', '?onderdeel=overeenkomsten'],
    ['/organisatie/contract-voorstellen'],
  ],
  'a planner': [
    ['/backoffice/open-zorgmomenten'],
    ['/backoffice/clienten'],
    ['/backoffice/clienten/[uuid]'],
    ['/backoffice/zzpers'],
    ['/backoffice/zzpers/[uuid]'],
    ...['', '&deel=uren', '&deel=facturen', '&deel=grootboek', '&deel=loon'].map((part): [Screen, string] => [
      '/backoffice/settings',
      `?onderdeel=geld${part}`,
    ]),
  ],
  'a care worker': [
    ['/werk'],
    ['/werk/planning'],
    ['/werk/planning', '?weergave=maand'],
    ['/werk/facturatie'],
    ['/werk/facturen/[period]/[uuid]'],
    ['/werk/documenten', '?dossier=', workedFor],
    ['/werk/documenten', '?overeenkomsten=alle'],
    ['/werk/client/[uuid]'],
    ['/werk/client/[uuid]/zorgplan'],
    ['/werk/client/[uuid]/medicatie'],
    ['/werk/client/[uuid]/rapportage'],
  ],
  family: [['/zorg/zorgvragen'], ['/zorg/zorgvragen/[uuid]'], ['/zorg/zorgvragen/[uuid]/rapportage']],
}

/** In the page: what does not belong on paper. A name or a sum that opens something looks like text, and stays. */
const wrongOnPaper = `(() => {
  const wrong = []
  const white = 'rgb(255, 255, 255)'
  if (getComputedStyle(document.body).backgroundColor !== white) wrong.push('the page is not white')
  const isSeen = one => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2
  const isDrawn = ({ borderTopStyle, borderTopWidth, backgroundColor }) =>
    (borderTopStyle !== 'none' && borderTopWidth !== '0px') || !/^(transparent|rgba\\(.*, 0\\)|rgb\\(255, 255, 255\\))$/.test(backgroundColor)
  for (const one of document.querySelectorAll('body *')) {
    if (!isSeen(one)) continue
    const style = getComputedStyle(one)
    const say = what => wrong.push(what + ': ' + one.tagName + ' ' + (one.textContent || one.ariaLabel || '').trim().slice(0, 40))
    if (style.position === 'fixed' || style.position === 'sticky') say('floats')
    if (one.matches('button, [role="button"]') && isDrawn(style)) say('a button')
    const isCut = /hidden|clip|auto|scroll/.test(style.overflowX) && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1
    if (isCut && style.textOverflow !== 'ellipsis') say('is cut')
    const holdsText = [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
    if (holdsText && one.getBoundingClientRect().right > innerWidth + 1) say('is beside the sheet')
  }
  return [...new Set(wrong)]
})()`
/** The width of A4 between its margins, in CSS pixels. */
const sheet = 718

const app = await openApp()
afterAll(() => app.close())
const judge = async (page: Page, viewer: Viewer, [screen, asked = '', find]: Printed): Promise<string[]> => {
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const viewing = { app, page, username: viewer.username }
  const query = `${asked}${find ? await find(viewing) : ''}`
  await settle(page, `${await placeOf(screen, viewing)}${query}`)
  const [first = ''] = await textsOf(page)
  const bare = (text: string) => spaced(text).replace(/\s|\u00ad/g, '')
  const heading = bare((await page.locator('h1').first().textContent()) ?? '').slice(0, 12)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: sheet, height: 1000 })
  const wrong = await wrongInEveryFrame(page, wrongOnPaper)
  if (!bare(first).includes(heading)) wrong.push(`its heading “${heading}” is not on the first sheet`)
  return wrong.map(each => `${screen}${query}: ${each}`)
}

test.each(viewers.filter(({ who }) => who in printed))('$who prints a screen as it is read on paper', async viewer => {
  const { page, close } = await app.visit(undefined, { dark: true, viewport: { width: 1440, height: 900 } })
  await logInAs(app, page, viewer)
  const wrong: string[] = []
  for (const screen of printed[viewer.who]!) wrong.push(...(await judge(page, viewer, screen)))
  await close()
  expect(wrong).toEqual([])
})
