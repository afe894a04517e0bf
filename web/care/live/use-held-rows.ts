import { useEffect, useMemo, useRef, useState } from 'react'
import { lastAnswered } from '#client/cache.ts'
import type { Held, Placed } from './held-rows.ts'

// A refetch caused by a change made here arrives within this time: it is shown at once.
const ownMs = 3000
const markMs = 3000
// The rules load after the first screen; until then the newest list is shown at once.
const calmMs = 3000
let rules: typeof import('./held-rows.ts') | undefined
const none: ReadonlySet<string> = new Set()

type Args<T> = {
  /** The server's answer; undefined until it arrives. */
  rows: readonly Placed<T>[] | undefined
  /** Identifies the list: another one is shown at once. */
  list: string
  /** Whether it is loading, or these are another list's rows: the next answer is shown at once too. */
  isPassing: boolean
  /** The newest content of a row, in its old position. */
  stay: (old: T, now: T) => T
}
type Accepted<T> = { list: string; source: readonly Placed<T>[]; isPassing: boolean; at: number }

/** The rows of a list that others change while it is shown, and what waits to be shown. */
export function useHeldRows<T>({ rows, list, isPassing, stay }: Args<T>) {
  const [accepted, setAccepted] = useState<Accepted<T>>()
  const accept = (source: readonly Placed<T>[]) => setAccepted({ list, source, isPassing, at: performance.now() })
  useEffect(() => {
    const timer = setTimeout(() => void loadRules().catch(() => undefined), calmMs)
    return () => clearTimeout(timer)
  }, [])
  const isOther = rows !== accepted?.source || isPassing !== accepted?.isPassing
  const isShownAtOnce = !accepted || !rules || accepted.list !== list || accepted.isPassing || isOwnSince(accepted.at)
  if (rows && isOther && isShownAtOnce) accept(rows)
  const source = isShownAtOnce ? rows : accepted.source
  const held = useMemo(
    (): Held<T> | undefined => rows && source && (rules?.hold(source, rows, stay) ?? { rows }),
    [rows, source, stay],
  )
  const fresh = useFresh(held?.rows, list, accepted?.source === held?.rows)
  return {
    rows: held?.rows,
    /** The rows that somebody else changed a moment ago. */
    fresh,
    /** The props of LiveNews, above the list. */
    bar: {
      waiting: held?.waiting,
      changed: fresh.size,
      onShow: () => rows && accept(rows),
    },
  }
}
const loadRules = async () => {
  rules ??= await import('./held-rows.ts')
}
const isOwnSince = (at: number) => lastAnswered() > at || performance.now() - lastAnswered() < ownMs

/** The rows whose content changed in the last seconds while they were shown. */
function useFresh<T>(shown: readonly Placed<T>[] | undefined, list: string, isAccepted: boolean): ReadonlySet<string> {
  const [fresh, setFresh] = useState(none)
  const before = useRef({ shown, list })
  useEffect(() => {
    const { current } = before
    before.current = { shown, list }
    if (isAccepted || !shown || !current.shown || current.list !== list) return
    const changed = rules?.changedRows(current.shown, shown) ?? []
    if (changed.length > 0) setFresh(new Set(changed))
  }, [shown, list, isAccepted])
  useEffect(() => {
    if (fresh.size === 0) return
    const timer = setTimeout(() => setFresh(none), markMs)
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
