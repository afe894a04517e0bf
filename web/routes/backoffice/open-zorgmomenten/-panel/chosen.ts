// The person chosen from the call list: for a while that can be undone, and until then nobody is notified.
import { useMemo, useState } from 'react'
import type { Moment } from '#care/moment/care-moment.ts'
import { useHeld } from '#client/outbox/use-held.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { toastDone, toastFailed } from '#components/layers/toast.ts'

export interface Chosen {
  moment: Pick<Moment, '@id' | 'uuid' | 'title' | 'version'>
  careWorker: string
  name: string
}
/** The same as in the round and the queue (decision 64). */
export const holdMs = 15_000
const path = '/backoffice/open-zorgmomenten'

/** `choose` assigns a moment to somebody; `given` has the moments assigned here that were not refused or undone. */
export function useChosen(onUndone: (uuid: string) => void) {
  const { hold, takeBack } = useHeld(holdMs)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const waiting = useWaiting()
  const forget = (about: string) => setChosen(now => new Set([...now].filter(one => one !== about)))
  const choose = async ({ moment: { '@id': about, uuid, title, version }, careWorker, name }: Chosen) => {
    setChosen(now => new Set([...now, about]))
    const wrote = { title: `${name} komt voor “${title}”`, path, about } as const
    try {
      const entry = await hold('PUT /care_moments/{uuid}/assign', { uuid, body: { careWorker, version } }, wrote)
      const undo = async () => {
        if (entry && !(await takeBack(entry)))
          return toastFailed(`Dat is al vastgelegd: ${name} weet het. Annuleer de toewijzing bij de opdracht.`)
        forget(about)
        onUndone(uuid)
      }
      toastDone(`${name} komt.`, entry && { act: () => void undo() })
    } catch (problem) {
      forget(about)
      throw problem
    }
  }
  const given = useMemo(() => {
    const refused = new Set(waiting.filter(({ status }) => status === 'asks').map(({ about }) => about))
    return new Set([...chosen].filter(about => !refused.has(about)))
  }, [chosen, waiting])
  return { choose, given }
}
