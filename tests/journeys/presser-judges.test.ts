// Planted faults, each on its own page, which must be found, beside a similar page without the fault, which must not be reported.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeCalls } from '../presser/judges.ts'
import { preparePage } from '../presser/page.ts'
import { walk } from '../presser/walk.ts'
import { launchBrowser } from '../servers/browser.ts'

const origin = 'http://presser.example'
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page of which this is the content of `main`, and what its buttons do. */
const pageOf = (
  content: string,
  script: string,
  leadsTo: string,
) => `<!doctype html><html lang="nl" data-busy=""><title>Proef</title>
  <a href="${leadsTo}">Elders</a><main><h1>Proef</h1>${content}</main><script>${script}</script></html>`
const button = '<button id="b">Doe iets</button>'
const onPress = (what: string) => `document.getElementById('b').onclick = () => { ${what} }`
const say = `document.querySelector('h1').append('.')`

/** What the presser finds on a page, twice; of going back and reloading when it does so each time. */
const judgesAt = async (content: string, script: string, returns = 0): Promise<string[]> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 800, height: 600 } })
  const page: Page = await context.newPage()
  await context.route('**/*', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/v1/fails') return route.fulfill({ status: 500, body: '{}' })
    if (pathname.startsWith('/v1/')) return route.fulfill({ status: 200, body: '{}' })
    const body = pathname === '/elders' ? pageOf('', '', '/proef') : pageOf(content, script, '/elders')
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  await preparePage(page)
  const found = new Set<string>()
  await walk({
    page,
    complaints,
    home: `${origin}/proef`,
    seed: 'proef',
    way: {},
    returns,
    goesOn: presses => presses < 6,
    enter: async () => undefined,
    found: () => undefined,
    sure: ({ judge }, _way, isSure) => void (isSure && found.add(judge)),
  })
  await context.close()
  return [...found]
}

test.each([
  ['a dead tab', 'dead', '<button role="tab" id="b">Tab</button>', ''],
  ['a lost focus', 'focus', button, onPress(`${say}; document.getElementById('b').remove()`)],
  ['a request made twice', 'twice', button, onPress(`${say}; fetch('/v1/things'); fetch('/v1/things')`)],
  ['a request that fails', 'failed', button, onPress(`${say}; fetch('/v1/fails')`)],
  ['an error on the console', 'console', button, onPress(`${say}; nothing.there`)],
  ['a jump', 'jump', button, onPress(`document.querySelector('h1').style.paddingTop = (Math.random() + 1) * 200 + 'px'`)],
  [
    'a button under something else',
    'covered',
    `${button}<div style="position: fixed; inset: 0 0 auto; height: 400px; top: 40px">Ervoor</div>`,
    onPress(say),
  ],
  ['a screen that nothing leads away from', 'stuck', '<p>Klaar.</p>', `document.querySelector('a').remove()`],
  [
    'words that are cut off',
    'cut',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">Een lange zin die niet past</p>',
    '',
  ],
  [
    'words under something else',
    'hidden',
    `<div style="position: relative; width: 300px"><p style="margin: 0">Wacht op de organisatie</p>
      <button id="b" style="position: absolute; top: 0; left: 60px">Doe iets</button></div>`,
    onPress(say),
  ],
  ['a key that is promised and does nothing', 'key', '<button id="b">Doe iets <kbd>K</kbd></button>', onPress(say)],
])('finds %s', async (_, judge, content, script) => {
  expect(await judgesAt(content, script)).toEqual([judge])
})

test.each([
  ['a tab that is open already', '<button role="tab" aria-selected="true" id="b">Tab</button>', ''],
  ['a tab that opens', '<button role="tab" id="b">Tab</button>', onPress(say)],
  [
    'a button that goes, and gives its focus on',
    `${button}<button id="c">En dan</button>`,
    `${onPress(`document.getElementById('c').focus(); document.getElementById('b').remove()`)}; document.getElementById('c').onclick = () => { ${say} }`,
  ],
  ['two requests for two things', button, onPress(`${say}; fetch('/v1/things'); fetch('/v1/others')`)],
  ['a page that grows below', button, onPress(`document.querySelector('main').append('meer')`)],
  [
    'a link to a place on the page',
    '<a href="#onder" id="b">Naar onder</a><div style="height: 2000px"></div><p id="onder" tabindex="-1">Onder</p>',
    '',
  ],
  [
    'a key that does what it promises',
    '<button id="b">Doe iets <kbd>K</kbd></button>',
    `${onPress(say)}; addEventListener('keydown', ({ key }) => key === 'k' && document.getElementById('b').click())`,
  ],
  [
    'words under a link that takes the presses of its whole card',
    `<style>#b::after { content: ''; position: absolute; inset: 0 }</style>
    <p style="position: relative; width: 300px">Wacht op de organisatie <a id="b" href="/elders">Meer</a></p>`,
    '',
  ],
  [
    'words that are cut with a sign of it',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Een lange zin</p>',
    '',
  ],
])('lets %s be', async (_, content, script) => {
  expect(await judgesAt(content, script)).toEqual([])
})

test('lets a list be that is asked for again while somebody else changes things', () => {
  const call = 'GET /v1/things'
  const heard = {
    asked: [
      { call, status: 200 },
      { call, status: 200 },
    ],
    complaints: [],
    outside: [],
  }
  expect(judgeCalls({ heard }).map(({ judge }) => judge)).toEqual(['twice'])
  expect(judgeCalls({ heard, amongOthers: true })).toEqual([])
})

const counted = `sessionStorage.seen = Number(sessionStorage.seen ?? 0) + 1`
const addOnReturn = `${counted}; if (sessionStorage.seen > 1) document.querySelector('main').append('Je was hier al eens')`
// A button that changes the address and the words; only the address is there after a reload.
const choose = `${onPress(`${say}; history.replaceState(null, '', '?keuze=1'); document.querySelector('main').append('Gekozen')`)}`
const keep = `const show = () => location.search && document.querySelector('main').append('Gekozen'); show();
  ${onPress(`history.replaceState(null, '', '?keuze=1'); show()`)}`
test.each([
  ['a page that is another one when one comes back', ['back'], '<p>Welkom</p>', addOnReturn],
  ['a page that is the same when one comes back', [], '<p>Welkom</p>', ''],
  ['a choice that is lost by a reload', ['reload'], button, choose],
  ['a choice that outlives a reload', [], button, keep],
])('sees %s', async (_, judges, content, script) => {
  expect(await judgesAt(content, script, 1)).toEqual(judges)
})
