// Availability as it is set and removed, with or without a network.
import { dateOf } from '../../../care/moment/moment.ts'
import { isShaped } from '../../../client/draft-shape.ts'
import type { Entry, Wrote } from '../../../client/outbox/entry.ts'
import { isLater, useLater } from '../../../client/outbox/use-later.ts'
import { useWaiting } from '../../../client/outbox/use-waiting.ts'
import { useMe } from '../../../client/use-me.ts'
import { type Availability, type NewAvailability, sayAvailability } from './planning-data.ts'

const createCall = 'POST /care_worker_availabilities'
/** The name of the draft of availability that waited and is being changed. */
export const availabilityDraft = 'beschikbaarheid'
const filled = { available: true, startDate: '', endDate: '' }
/** That draft as this browser kept it. */
export const readAvailability = (kept: unknown): NewAvailability | undefined =>
  isShaped(kept, filled, filled) ? kept : undefined

const wrote = (one: NewAvailability, about: string, removes = false): Wrote => ({
  title: `${removes ? 'Verwijderen: ' : ''}${sayAvailability(one)}`,
  path: '/werk/planning',
  about,
  ...(!removes && { form: { name: availabilityDraft, values: stretchOf(one) } }),
})
const stretchOf = ({ available, startDate, endDate }: NewAvailability): NewAvailability => ({ available, startDate, endDate })

/** Sets and removes availability; without a connection that waits. */
export function useAvailability() {
  const me = `/v1/care_workers/${useMe()}`
  const create = useLater(createCall)
  const drop = useLater('DELETE /care_worker_availabilities/{uuid}')
  // What takes the place of something is sent before that is removed, and when it is refused that stays.
  const put = (one: NewAvailability, before?: Availability) =>
    create.run({ body: { careWorker: me, ...stretchOf(one) } }, wrote(one, before?.['@id'] ?? me))
  const remove = (one: Availability) => drop.run({ uuid: one.uuid }, wrote(one, one['@id'], true))
  const replace = async (wanted: NewAvailability, before?: Availability) => {
    const made = await put(wanted, before)
    const dropped = before && (await remove(before))
    /** Takes all of it back. */
    const undo = async () => {
      if (isLater(dropped)) await drop.takeBack(dropped)
      else if (before) await put(before)
      if (isLater(made)) await create.takeBack(made)
      else await remove(made)
    }
    return { made, waits: isLater(made), undo }
  }
  /** Removes it; the answer takes that back. */
  const discard = async (one: Availability) => {
    const answer = await remove(one)
    return { waits: isLater(answer), undo: async () => void (isLater(answer) ? await drop.takeBack(answer) : await put(one)) }
  }
  return { replace, discard, busy: create.busy || drop.busy }
}

/** The availability that waits and begins on these days. */
export const useWaitingAvailability = (days: readonly string[]): Entry[] =>
  useWaiting().filter(({ call, form }) => {
    const one = call === createCall ? readAvailability(form?.values) : undefined
    return one !== undefined && days.includes(dateOf(one.startDate))
  })
