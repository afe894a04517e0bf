// Setting and removing availability, also offline: each is one request, and so is its undo.

import type { Entry, Wrote } from '#client/outbox/entry.ts'
import { isQueued, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { useMe } from '#client/use-me.ts'
import type { Address } from '#contract/addresses.ts'
import { dateOf } from '../moment/moment.ts'
import { type Availability, type NewAvailability, sayAvailabilities, sayAvailability } from './availability.ts'
import { readValues, stretchesOf, type Values } from './stretches.ts'

const sayCall = 'POST /care_worker_availabilities/several'
/** The name of the draft of queued availability that is being edited. */
export const availabilityDraft = 'beschikbaarheid'

/** Sets and removes a care worker's availability; offline it is queued. `path` is the screen it belongs to. */
export function useAvailability(worker: string, path: Address) {
  const careWorker = `/v1/care_workers/${worker}`
  const { run, takeBack, busy } = useQueuedChange(sayCall)
  const create = useQueuedChange('POST /care_worker_availabilities')
  const drop = useQueuedChange('DELETE /care_worker_availabilities/{uuid}')
  const isOwn = useMe() === worker
  const say = async (availabilities: NewAvailability[], instead: string[], wrote: Pick<Wrote, 'title' | 'form'>) => {
    const done = await run({ body: { careWorker, availabilities, instead } }, { ...wrote, path, about: careWorker })
    const undo = async () => {
      if (isQueued(done)) await takeBack(done)
      else
        await run(
          { body: { careWorker, availabilities: done.before, instead: done.made } },
          { title: `Ongedaan maken: ${wrote.title}`, path, about: careWorker },
        )
    }
    return { waits: isQueued(done), undo }
  }
  const dropOwn = async (one: Availability, wrote: Wrote) => {
    const { available, startDate, endDate } = one
    const done = await drop.run({ uuid: one.uuid }, wrote)
    const undo = async () => {
      if (isQueued(done)) await drop.takeBack(done)
      else
        await create.run(
          { body: { careWorker, available, startDate, endDate } },
          { ...wrote, title: `Ongedaan maken: ${wrote.title}` },
        )
    }
    return { waits: isQueued(done), undo }
  }
  return {
    busy: busy || drop.busy || create.busy,
    /** Saves these values, in place of the availability that is edited. */
    put: (values: Values, before?: Availability) => {
      const said = stretchesOf(values)
      const form = { name: availabilityDraft, values }
      return say(said, before ? [before['@id']] : [], { title: sayAvailabilities(said), form })
    },
    /** Removes one; if a planner does so, the care worker is notified. */
    discard: (one: Availability) => {
      const title = `Verwijderen: ${sayAvailability(one)}`
      return isOwn ? dropOwn(one, { title, path, about: careWorker }) : say([], [one['@id']], { title })
    },
  }
}

/** The queued availability that begins on these days. */
export const useWaitingAvailability = (days: readonly string[]): Entry[] =>
  useWaiting().filter(({ call, form }) => {
    const values = call === sayCall ? readValues(form?.values) : undefined
    const [first] = values ? stretchesOf(values) : []
    return first !== undefined && days.includes(dateOf(first.startDate))
  })
