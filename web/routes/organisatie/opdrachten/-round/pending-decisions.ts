// Decisions of the round that have not been sent yet (decision 64).
import { useMemo } from 'react'
import type { Args, CallName } from '#client/api.ts'
import type { Entry, Wrote } from '#client/outbox/entry.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'

/** Holds an action for a while, so that it can be undone, instead of sending it at once; with the form to restore on undo. */
export type Hold = <K extends CallName>(name: K, args: Args<K>, form: NonNullable<Wrote['form']>) => Promise<unknown>

/** The `@id`s of the items an entry is about. */
export const aboutOf = ({ about, parts }: Entry): string[] => (parts ? parts.map(part => part.about) : [about])
const addressesOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.filter(({ status }) => status !== 'asks').flatMap(aboutOf))

/** The `@id`s of moments with a decision that was not sent yet: they cannot be decided on again now. */
export const usePendingDecisions = (): ReadonlySet<string> => {
  const entries = useWaiting()
  return useMemo(() => addressesOf(entries), [entries])
}
