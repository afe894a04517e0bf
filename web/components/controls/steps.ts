// Every sheet adds one entry to the browser history, so that going back closes the sheet and not the screen; closing it in any
// other way removes the entry. The entry has the address of its screen, and the router does not notice it.
import { begin, underWay } from '../page/under-way.ts'

interface Sheet {
  /** Closes it, unless it is busy. */
  close: () => void
}
/** What we add to a history entry beside the router's own state. */
interface Kept {
  /** The index of the router's own entry, which a sheet's entry shares with its screen. */
  __TSR_index?: number
  /** How many sheets are open over the screen, and the address at which the last of them was opened. */
  sheets?: number | undefined
  openedAt?: string | undefined
  /** The search of each entry below this one on the same screen. */
  below?: string[]
}
const maxBelow = 20

const open: Sheet[] = []
/** Writes that wait while a step back is in progress: an immediate write would land on the entry being left. */
const held: (() => void)[] = []
let stepping = false
/** The page is being left for another: a step back would stop that, or bring people back. */
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

/** Makes the history entries match the open sheets, once current navigation has finished. */
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
  // A step back would cancel a screen that is still loading: it is taken once that has loaded.
  const missing = underWay().includes('route') ? 0 : open.length - sheetsHere()
  if (missing < 0) {
    go(missing)
    return
  }
  for (let step = 0; step < missing; step += 1)
    write('pushState', { ...here.state, sheets: sheetsHere() + 1, openedAt: here.address }, here.address)
  atRest = void atRest?.()
}

/** Adds a history entry for a sheet that opens; returns a function that removes it. */
export function stepInto(sheet: Sheet): () => void {
  open.push(sheet)
  settleSteps()
  return () => {
    open.splice(open.indexOf(sheet), 1)
    settleSteps()
  }
}

/**
 * Closes what an address opened, by going back to where this screen's address had none of these names. Returns false and does
 * nothing when it was not opened from there, as by a link in a mail.
 */
export function stepOutOf(...names: string[]): boolean {
  const below = here.state?.below ?? []
  const last = below.findLastIndex(search => names.every(name => !new URLSearchParams(search).has(name)))
  if (last < 0 || stepping) return false
  go(last - below.length - sheetsHere())
  return true
}

/** Starts managing the entries. Call it before the router is created: window listeners run in the order they were added. */
export function watchSteps(): void {
  here = { state: history.state, address: addressNow() }
  history.pushState = (state: Kept, _, url) =>
    hold(() => {
      // After following a link in a sheet, going back must not find the entries of that sheet and those below it.
      const leaves = sheetsHere() > 0 && here.state?.openedAt === here.address
      if (leaves && sheetsHere() > 1) {
        go(-sheetsHere())
        history.pushState(state, '', url)
        return
      }
      const stays = new URL(url ?? '', location.href).pathname === location.pathname
      const below = stays ? [...(here.state?.below ?? []), location.search].slice(-maxBelow) : []
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

// If the page stays after all, as when a download was requested, its entries are removed later.
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
    // Between a screen and its sheets: a filter changed in the sheet applies to the screen too.
    event.stopImmediatePropagation()
    const { sheets, openedAt } = here.state
    if (here.address !== left.address) write('replaceState', { ...left.state, sheets, openedAt }, left.address)
  }
  if (!wasOurs) for (const sheet of open.slice(sheetsHere()).toReversed()) sheet.close()
  for (const writing of held.splice(0)) writing()
  settleSteps()
}
