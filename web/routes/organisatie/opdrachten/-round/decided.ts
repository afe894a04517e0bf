// Decisions of the round that have not been sent yet (decision 64).
import { useMemo } from 'react'
import type { Args, CallName } from '#client/api.ts'
import type { Entry, Wrote } from '#client/outbox/entry.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'

/** Keeps an act for a while, so that it can be taken back, in the place of sending it at once; with the form that fills in again. */
export type Hold = <K extends CallName>(name: K, args: Args<K>, form: NonNullable<Wrote['form']>) => Promise<unknown>

/** The addresses of what an entry is about. */
export const aboutOf = ({ about, parts }: Entry): string[] => (parts ? parts.map(part => part.about) : [about])
const addressesOf = (entries: readonly Entry[]): ReadonlySet<string> =>
  new Set(entries.filter(({ status }) => status !== 'asks').flatMap(aboutOf))

/** The addresses of moments about which something was decided that is not sent yet: nothing else is to be decided of them now. */
export const useDecided = (): ReadonlySet<string> => {
  const entries = useWaiting()
  return useMemo(() => addressesOf(entries), [entries])
}
