// A list on the screen does not jump when it is refetched: new items wait until somebody asks for them.

import { counted } from '#rules/time/format-nl.ts'

/** An item of a list; when `place` changes, its position would change. */
export type Placed<T> = { uuid: string; place: string; item: T }
/** How many changes wait: new items, items that left the list, and items that would move. */
type Waiting = { added: number; gone: number; moved: number }
export type Held<T> = {
  rows: readonly Placed<T>[]
  /** What waits, in words. */
  waiting?: string | undefined
}

const isSame = (one: Placed<unknown> | undefined, other: Placed<unknown>) => one?.uuid === other.uuid && one.place === other.place

/**
 * The rows as shown, each with its newest content. Only rows below all others are added by themselves, since that moves nothing.
 * `stay` returns the newest content in the old position.
 */
export function hold<T>(shown: readonly Placed<T>[], next: readonly Placed<T>[], stay: (old: T, now: T) => T): Held<T> {
  if (shown.every((row, at) => next[at] && isSame(next[at], row))) return { rows: next }
  const byUuid = new Map(next.map(row => [row.uuid, row]))
  const kept = new Set(shown.map(row => row.uuid))
  const rows = shown.map(row => {
    const now = byUuid.get(row.uuid)
    return now ? { ...row, item: now.place === row.place ? now.item : stay(row.item, now.item) } : row
  })
  const staying = next.filter(row => kept.has(row.uuid))
  const before = shown.filter(row => byUuid.has(row.uuid))
  const moved = staying.filter((row, at) => !isSame(before[at], row)).length
  const edge = pushed(shown, next, { kept, isThere: uuid => byUuid.has(uuid) })
  const [added, gone] = [next.length - staying.length - edge.in, shown.length - before.length - edge.out]
  return { rows, waiting: sayWaiting({ added, gone, moved }) }
}

/**
 * A full page stays full: new rows push others off its end, and removed ones pull others in there. Those do not count as changes.
 */
function pushed<T>(
  shown: readonly Placed<T>[],
  next: readonly Placed<T>[],
  { kept, isThere }: { kept: ReadonlySet<string>; isThere: (uuid: string) => boolean },
): { in: number; out: number } {
  if (shown.length !== next.length) return { in: 0, out: 0 }
  const isNew = ({ uuid }: Placed<T>) => !kept.has(uuid)
  const isGone = ({ uuid }: Placed<T>) => !isThere(uuid)
  const out = Math.min(atEnd(shown, isGone), next.filter(isNew).length)
  return { in: Math.min(atEnd(next, isNew), shown.filter(isGone).length - out), out }
}
const atEnd = <T>(rows: readonly T[], test: (row: T) => boolean) => rows.length - 1 - rows.findLastIndex(row => !test(row))

/** The rows whose content differs from what was shown. */
export function changedRows<T>(shown: readonly Placed<T>[], rows: readonly Placed<T>[]): string[] {
  const before = new Map(shown.map(row => [row.uuid, row.item]))
  return rows.flatMap(({ uuid, item }) => {
    const old = before.get(uuid)
    return old !== undefined && old !== item && JSON.stringify(old) !== JSON.stringify(item) ? [uuid] : []
  })
}

/** What waits, in words: '3 nieuwe, 1 niet meer in deze lijst'; undefined when nothing does. */
function sayWaiting({ added, gone, moved }: Waiting): string | undefined {
  const parts = [
    added > 0 && `${added} nieuwe`,
    gone > 0 && `${gone} niet meer in deze lijst`,
    moved > 0 && added === 0 && gone === 0 && `${counted(moved, 'is', 'zijn')} van plek veranderd`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}
