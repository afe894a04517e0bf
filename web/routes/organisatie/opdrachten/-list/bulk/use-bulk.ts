// One action on several assignments: each is held on the device for a while, so that all of it can be undone before anybody is
// notified.

import type { ListedMoment } from '#care/moment/care-moment.ts'
import { explain } from '#care/tell.ts'
import type { Args, Problem } from '#client/api.ts'
import type { Entry } from '#client/outbox/entry.ts'
import { useHeld } from '#client/outbox/use-held.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { toastDone, toastFailed } from '#components/layers/toast.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { counted } from '#rules/time/format-nl.ts'
import { countMoments } from './chosen.ts'

/** The same as in the round of hours (decision 64). */
const holdMs = 15_000
const path = '/organisatie/opdrachten'
/** The result of each action, in words. */
const doneWords = {
  'POST /care_moment_publications': 'gepubliceerd',
  'PATCH /care_moment_publications/{uuid}/withdraw': 'ingetrokken',
  'PUT /care_moments/{uuid}/cancel': 'geannuleerd',
} as const
export type BulkCall = keyof typeof doneWords

/** What describes it: the work, its time and place. */
export type About = Pick<ListedMoment, '@id' | 'title' | 'startDate' | 'endDate'>
export interface Item<K extends BulkCall> {
  moment: About
  args: Args<K>
}

const isBulk = ({ call, path: at }: Entry) => at === path && call in doneWords
const become = (count: number, word: string) => `${countMoments(count)} ${count === 1 ? 'wordt' : 'worden'} ${word}`

/** `run` performs the same action on each of them; `refused` has those the server refused, each with its reason. */
export function useBulk() {
  const { hold, takeBack } = useHeld(holdMs, true)
  const refused = useWaiting().filter(entry => isBulk(entry) && entry.status === 'asks')
  const run = async <K extends BulkCall>(call: K, items: readonly Item<K>[]) => {
    const held: Entry[] = []
    const failed: string[] = []
    for (const { moment, args } of items) {
      const title = `${moment.title}, ${formatShift(moment)}`
      await hold(call, args, { title, path, about: moment['@id'] }).then(
        entry => entry && held.push(entry),
        // Without storage on the device, it was sent at once.
        (problem: Problem) => failed.push(`${title}: ${explain(problem)}`),
      )
    }
    if (failed.length > 0) return toastFailed(`Niet ${doneWords[call]}: ${failed.join(' ')}`)
    const undo = async () => {
      let late = 0
      for (const entry of held) if (!(await takeBack(entry))) late += 1
      if (late > 0) toastFailed(`${counted(late, 'was', 'waren')} al ${doneWords[call]}; de rest is ongedaan gemaakt.`)
    }
    toastDone(`${become(items.length, doneWords[call])}.`, held.length > 0 ? { act: () => void undo() } : undefined)
  }
  const dismiss = async () => {
    for (const entry of refused) await takeBack(entry)
  }
  return { run, refused, dismiss }
}
export type Bulk = ReturnType<typeof useBulk>
