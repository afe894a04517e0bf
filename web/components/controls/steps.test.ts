import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { begin, underWay } from '../page/under-way.ts'

interface Entry {
  state: { __TSR_index?: number; sheets?: number } | null
  url: URL
}
/** A fake browser history: going back takes a while, and is cancelled by a write in the meantime. */
class FakeHistory {
  entries: Entry[] = [{ state: { __TSR_index: 0 }, url: new URL('http://app/werk') }]
  at = 0
  lost = 0
  going: ReturnType<typeof setTimeout> | undefined
  get state() {
    return this.entries[this.at]!.state
  }
  lose() {
    if (this.going) this.lost += 1
    clearTimeout(this.going)
    this.going = undefined
  }
  pushState(state: Entry['state'], _: string, to: string) {
    this.lose()
    this.entries = [...this.entries.slice(0, this.at + 1), { state, url: new URL(to, this.entries[this.at]!.url) }]
    this.at += 1
  }
  replaceState(state: Entry['state'], _: string, to: string) {
    this.lose()
    this.entries[this.at] = { state, url: new URL(to, this.entries[this.at]!.url) }
  }
  go(steps: number) {
    this.lose()
    this.going = setTimeout(() => {
      this.going = undefined
      this.at = Math.min(this.entries.length - 1, Math.max(0, this.at + steps))
      land()
    }, 20)
  }
}

let fake: FakeHistory
let leave: () => void
let listen: (event: { stopImmediatePropagation: () => void }) => void
/** The addresses that the router was sent to. */
let heard: string[]
const land = () => {
  let stopped = false
  listen({
    stopImmediatePropagation: () => {
      stopped = true
    },
  })
  if (!stopped) heard.push(where())
}
const where = () => fake.entries[fake.at]!.url.pathname + fake.entries[fake.at]!.url.search
const all = () => fake.entries.map(({ url }) => url.pathname + url.search)
const rest = () => vi.advanceTimersByTimeAsync(200)
const back = () => {
  fake.go(-1)
  return rest()
}
/** As the router writes. */
const push = (url: string) => history.pushState({ __TSR_index: (fake.state?.__TSR_index ?? 0) + 1 }, '', url)
const replace = (url: string) => history.replaceState({ __TSR_index: fake.state?.__TSR_index }, '', url)

vi.useFakeTimers()
vi.stubGlobal('History', FakeHistory)
vi.stubGlobal('addEventListener', (event: string, heard: typeof listen & (() => void)) => {
  if (event === 'popstate') listen = heard
  else leave = heard
})
vi.stubGlobal('location', {
  get href() {
    return fake.entries[fake.at]!.url.href
  },
  get pathname() {
    return fake.entries[fake.at]!.url.pathname
  },
  get search() {
    return fake.entries[fake.at]!.url.search
  },
  hash: '',
})
const { settleSteps, stepInto, stepOutOf, watchSteps } = await import('./steps.ts')
beforeEach(() => {
  fake = new FakeHistory()
  heard = []
  vi.stubGlobal('history', fake)
  watchSteps()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A sheet as a dialog opens it: closing it takes it off the screen. */
const openSheet = ({ busy = false } = {}) => {
  let isOpen = true
  const leave = stepInto({ close: () => !busy && close() })
  const close = () => {
    isOpen = false
    leave()
  }
  return { close, isOpen: () => isOpen }
}

test('back closes the sheet on top, one at a time, without the router noticing', async () => {
  const [below, above] = [openSheet(), openSheet()]
  await rest()
  expect(all()).toEqual(['/werk', '/werk', '/werk'])
  await back()
  expect([below.isOpen(), above.isOpen(), fake.at]).toEqual([true, false, 1])
  await back()
  expect([below.isOpen(), fake.at]).toEqual([false, 0])
  expect(heard).toEqual([])
})
test('a sheet that is closed otherwise takes its step away, and says that this is under way', async () => {
  const sheet = openSheet()
  await rest()
  sheet.close()
  expect(underWay()).toEqual(['step'])
  await rest()
  expect(underWay()).toEqual([])
  expect(fake.at).toBe(0)
})
test('a step that is left, by forward or a reload, is stepped back from', async () => {
  const sheet = openSheet()
  await rest()
  sheet.close()
  await rest()
  fake.go(1)
  await rest()
  expect([fake.at, heard]).toEqual([0, []])
})
test('a busy sheet stays, with its step', async () => {
  const sheet = openSheet({ busy: true })
  await rest()
  await back()
  expect([sheet.isOpen(), fake.at, all().length]).toEqual([true, 1, 2])
  sheet.close()
  await rest()
})
test('one sheet in place of another has the same step', async () => {
  const question = openSheet()
  await rest()
  question.close()
  const answer = openSheet()
  await rest()
  expect([fake.at, all().length, fake.lost]).toEqual([1, 2, 0])
  answer.close()
  await rest()
})
test('a link in a sheet takes the place of its step', async () => {
  const sheet = openSheet()
  await rest()
  push('/werk/planning')
  const arrive = begin('route')
  sheet.close()
  await rest()
  expect(all()).toEqual(['/werk', '/werk/planning'])
  arrive()
  settleSteps()
  await rest()
  await back()
  expect([where(), heard]).toEqual(['/werk', ['/werk']])
})
test('a link in a sheet over a sheet leaves no step of either', async () => {
  const sheets = [openSheet(), openSheet()]
  await rest()
  push('/werk/planning')
  const arrive = begin('route')
  await rest()
  for (const { close } of sheets) close()
  arrive()
  settleSteps()
  await rest()
  expect([all(), where(), fake.lost]).toEqual([['/werk', '/werk/planning'], '/werk/planning', 0])
  expect(sheets.some(({ isOpen }) => isOpen())).toBe(false)
  await back()
  expect([where(), heard]).toEqual(['/werk', ['/werk']])
})
test('a screen that is asked for while a step back is under way comes after it', async () => {
  const sheet = openSheet()
  await rest()
  sheet.close()
  await vi.advanceTimersByTimeAsync(5)
  push('/werk/planning')
  await rest()
  expect([all(), where(), fake.lost]).toEqual([['/werk', '/werk/planning'], '/werk/planning', 0])
})
test('what is filtered in a sheet stays when it is closed, by back or otherwise', async () => {
  const first = openSheet()
  await rest()
  replace('/werk?niveau=vig')
  await back()
  expect([first.isOpen(), where()]).toEqual([false, '/werk?niveau=vig'])
  const second = openSheet()
  await rest()
  replace('/werk?niveau=hbo')
  second.close()
  await rest()
  expect([where(), fake.at, heard]).toEqual(['/werk?niveau=hbo', 0, []])
})
test('what an address opened is closed by going back to where it was opened, past what was opened in it', async () => {
  push('/werk?document=vog')
  push('/werk?document=vog&inleveren=1')
  expect(stepOutOf('document')).toBe(true)
  await rest()
  expect([where(), fake.at]).toEqual(['/werk', 0])
  push('/werk/documenten?document=vog')
  expect(stepOutOf('document')).toBe(false)
})
test('a sheet that closes while the page is left for another takes its step back only when the page stays', async () => {
  const sheet = openSheet()
  await rest()
  leave()
  sheet.close()
  await rest()
  expect([fake.at, underWay()]).toEqual([1, []])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([fake.at, underWay()]).toEqual([0, []])
})
