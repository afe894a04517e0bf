// The tour of the screens: every screen, its other views and its dialogs, with their viewers.
import type { Screen } from '../../contract/addresses.ts'
import { type Look, looks, widths } from './looks.ts'
import { astray, dialogs, type OpenedScreen, opensAt, views } from './more-views.ts'
import { type Viewer, viewersOf } from './people.ts'
import { type Find, placeOf, type Viewing } from './places.ts'
import { screensMade, titleOf } from './routes.ts'

export interface Stop {
  name: string
  screen?: Screen
  /** Its address for this viewer. */
  find(viewing: Viewing): Promise<string>
  title: string
  dialog?: OpenedScreen
  /** The address is wrong on purpose: the server responds with an error. */
  refused?: boolean
}
/** A stop, a viewer, and the looks to check. */
export interface Visit {
  stop: Stop
  viewer: Viewer
  looks: Look[]
}

const stopAt = (screen: Screen, query = '', find?: Find, title?: string): Stop => ({
  name: screen + query,
  screen,
  find: async viewing => (await placeOf(screen, viewing)) + query + ((await find?.(viewing)) ?? ''),
  title: title ? `${title} - Zorginzet` : titleOf(screen),
})
const stopAstray = ({ address, ...rest }: (typeof astray)[number]): Stop => ({
  name: address,
  find: async () => address,
  ...rest,
})
const stopOf = (dialog: OpenedScreen): Stop => ({
  ...stopAt(dialog.screen, dialog.query, undefined, dialog.title),
  name: `${dialog.screen}${dialog.query ?? ''} “${dialog.button}”`,
  dialog,
})
export const stops: Stop[] = [
  ...screensMade.map(screen => stopAt(screen)),
  ...views.map(({ screen, query, find, title }) => stopAt(screen, query, find, title)),
  ...astray.map(stopAstray),
  ...dialogs.map(stopOf),
]
export const viewersAt = ({ screen, dialog }: Stop): Viewer[] =>
  viewersOf(screen ?? '/account/inloggen').filter(({ who }) => (dialog?.who ?? who) === who)
const looksAt = ({ dialog }: Stop): Look[] => looks.filter(({ width }) => !dialog || opensAt(dialog, width))

/** Everything: each stop, as each viewer who may see it, in each look. */
export const wholeWalk = (): Visit[] =>
  stops.flatMap(stop => viewersAt(stop).map(viewer => ({ stop, viewer, looks: looksAt(stop) })))

/** Each stop once: viewer and look change from stop to stop, so that each look occurs. */
export const shortWalk = (): Visit[] =>
  stops.map((stop, place) => {
    const may = viewersAt(stop)
    const can = looksAt(stop)
    // Five and twelve share no factor, so twelve stops have twelve looks, and neighbours differ in both width and colours.
    return { stop, viewer: may[place % may.length]!, looks: [can[(place * 5) % can.length]!] }
  })
export const byWidth = (chosen: Look[]): [width: number, looks: Look[]][] =>
  widths
    .map((width): [number, Look[]] => [width, chosen.filter(look => look.width === width)])
    .filter(([, some]) => some.length > 0)
