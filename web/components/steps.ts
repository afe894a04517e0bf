// Every sheet takes one step in the history of the browser: back, the swipe of a phone and its button close the sheet and not the screen,
// and whatever else closes it takes the step away again. The step has the address of its screen, and the router does not hear of it.
import { begin, underWay } from './under-way.ts'

interface Sheet {
  /** Closes it, unless it is busy. */
  close: () => void
}
/** What an entry of the history keeps beside what the router keeps in it. */
interface Kept {
  /** The place of the router's own entry, which a step has in common with its screen. */
  __TSR_index?: number
  /** How many sheets are open over the screen, and the address at which the last of them was opened. */
  sheets?: number | undefined
  openedAt?: string | undefined
  /** What the search was in the entries below this one, on the same screen. */
  below?: string[]
}
const mostBelow = 20

const open: Sheet[] = []
/** What is written while a step back is under way: at once it would be written on an entry that is about to be left. */
const held: (() => void)[] = []
let stepping = false
/** The page is being left for another: a step back then would stop that, or bring people back from it. */
let leaving = false
let atRest: (() => void) | undefined
let here = { state: null as Kept | null, address: '' }

const addressNow = () => location.pathname + location.search + location.hash
const sheetsHere = () => here.state?.sheets ?? 0
const write = (how: 'pushState' | 'replaceState', state: Kept, url: string | URL | null | undefined) => {
  History.prototype[how].call(history, state, '', url)
  here = { state, address: addressNow() }
}
const hold = (writing: () => void) => (stepping ? void held.push(writing) : writing())
const go = (steps: number) => {
  atRest ??= begin('step')
  stepping = true
  history.go(steps)
}

/** Brings the steps in line with the sheets, when what is happening has happened. */
export function settleSteps(): void {
  atRest ??= begin('step')
  setTimeout(settle)
}
function settle(): void {
  if (stepping) return
  if (leaving) {
    atRest = void atRest?.()
    return
  }
  // A step back would stop a screen that is just coming: it is taken when that is there.
  const missing = underWay().includes('route') ? 0 : open.length - sheetsHere()
  if (missing < 0) {
    go(missing)
    return
  }
  for (let step = 0; step < missing; step += 1)
    write('pushState', { ...here.state, sheets: sheetsHere() + 1, openedAt: here.address }, here.address)
  atRest = void atRest?.()
}

/** Takes a step for a sheet that is opened; gives what takes it away. */
export function stepInto(sheet: Sheet): () => void {
  open.push(sheet)
  settleSteps()
  return () => {
    open.splice(open.indexOf(sheet), 1)
    settleSteps()
  }
}

/**
 * Closes what an address opened, by going back to where this screen was without any of these names in its address. False when it was
 * not opened from there, as by a link in a mail: then nothing happens.
 */
export function stepOutOf(...names: string[]): boolean {
  const below = here.state?.below ?? []
  const last = below.findLastIndex(search => names.every(name => !new URLSearchParams(search).has(name)))
  if (last < 0 || stepping) return false
  go(last - below.length - sheetsHere())
  return true
}

/** Looks after the steps from now on. Called before there is a router: a window tells its listeners in the order in which they came. */
export function watchSteps(): void {
  here = { state: history.state, address: addressNow() }
  history.pushState = (state: Kept, _, url) =>
    hold(() => {
      // Who leaves by a link in a sheet does not find its step on the way back, nor those of the sheets below it.
      const leaves = sheetsHere() > 0 && here.state?.openedAt === here.address
      if (leaves && sheetsHere() > 1) {
        go(-sheetsHere())
        history.pushState(state, '', url)
        return
      }
      const stays = new URL(url ?? '', location.href).pathname === location.pathname
      const below = stays ? [...(here.state?.below ?? []), location.search].slice(-mostBelow) : []
      write(leaves ? 'replaceState' : 'pushState', { ...state, below }, url)
    })
  history.replaceState = (state: Kept, _, url) =>
    hold(() => {
      const { below, sheets, openedAt } = { ...here.state }
      write('replaceState', { ...state, ...(below && { below }), ...(sheets && { sheets, openedAt }) }, url)
    })
  addEventListener('popstate', land, { capture: true })
  addEventListener('beforeunload', leave)
}

// A page that is there after all, as when what was asked for is a file, takes its steps later.
const leaveMs = 1_000
function leave(): void {
  leaving = true
  setTimeout(() => {
    leaving = false
    settleSteps()
  }, leaveMs)
}

function land(event: PopStateEvent): void {
  const left = here
  here = { state: history.state, address: addressNow() }
  const wasOurs = stepping
  stepping = false
  if (left.state && here.state && here.state.__TSR_index === left.state.__TSR_index) {
    // Between a screen and its sheets; what was filtered in the sheet is so on the screen too.
    event.stopImmediatePropagation()
    const { sheets, openedAt } = here.state
    if (here.address !== left.address) write('replaceState', { ...left.state, sheets, openedAt }, left.address)
  }
  if (!wasOurs) for (const sheet of open.slice(sheetsHere()).toReversed()) sheet.close()
  for (const writing of held.splice(0)) writing()
  settleSteps()
}
