// The open reactions of a publication, or of one worker to a series; and what a viewer may know of the work behind a signal.
import { sql } from 'kysely'
import { CareMoment } from '../../contract/moments/care-moments.ts'
import { aboutAnother } from '../../rules/typed/about-another.ts'
import type { Signal } from '../../rules/typed/reason.ts'
import type { Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { visibleAmong } from '../platform/rows/rows.ts'

const openReactions = (tx: Tx) =>
  tx
    .selectFrom('care_moment_publication_reaction as r')
    .innerJoin('care_moment_publication as p', 'p.uuid', 'r.care_moment_publication_uuid')
    .innerJoin('care_moment as m', 'm.uuid', 'p.care_moment_uuid')
    .innerJoin('care_worker_profile as w', 'w.uuid', 'r.care_worker_uuid')
    .select(['r.uuid', 'r.care_worker_uuid as worker', 'w.first_name as name', 'p.care_moment_uuid as moment'])
    .select(['m.start_date as startDate', 'm.end_date as endDate'])
    .where('r.status', '=', 'open')

/** The reactions to a publication that can still be chosen. */
export const reactionsTo = (tx: Tx, publication: string) =>
  openReactions(tx).where('p.uuid', '=', publication).orderBy('r.uuid').execute()
/** All reactions by the worker of this reaction in the same series, itself included, in order of time. */
export const reactionsInSeries = (tx: Tx, reaction: string) =>
  openReactions(tx)
    .innerJoin('care_moment_publication_reaction as this', 'this.care_worker_uuid', 'r.care_worker_uuid')
    .innerJoin('care_moment_publication as tp', 'tp.uuid', 'this.care_moment_publication_uuid')
    .innerJoin('care_moment as tm', 'tm.uuid', 'tp.care_moment_uuid')
    .where('this.uuid', '=', reaction)
    .where('m.status', '=', 'open')
    .where(sql<boolean>`(m.uuid = tm.uuid or m.recurring_care_moment_uuid = tm.recurring_care_moment_uuid)`)
    .orderBy('m.start_date')
    .execute()
/** The position of the next second choice among the reactions to the same publication; two at once wait for each other. */
export const nextStandby = async (tx: Tx, publication: string): Promise<number> => {
  const row = tx.selectFrom('care_moment_publication').select('uuid').where('uuid', '=', publication)
  await row.forNoKeyUpdate().executeTakeFirstOrThrow()
  const { last } = await tx
    .selectFrom('care_moment_publication_reaction')
    .select(eb => eb.fn.max('standby_position').as('last'))
    .where('care_moment_publication_uuid', '=', publication)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

interface Shift {
  uuid: string
  startDate: string
  endDate: string
}
/** Which of these shifts the viewer is allowed to see. */
export const shownShifts = async (tx: Tx, shifts: Shift[], viewer: Viewer) => {
  const seen = await visibleAmong(tx, CareMoment, [...new Set(shifts.map(({ uuid }) => uuid))], viewer)
  return shifts.filter(({ uuid }) => seen.has(uuid))
}
const elsewhere = 'Er telt werk elders mee. Waar en wanneer dat is, is van de zorgverlener.'
/**
 * Signals about working time for the person who chooses. For work that the viewer may not see
 * they hold neither location nor times: the outcome and the norm remain, which is enough to
 * choose. A signal about the worker's home stays between the worker and their own preferences.
 */
export const forViewer = (signals: Signal[], name: string, seen: Shift[]) =>
  signals.flatMap(({ id, message, calculation }) => {
    if (!calculation) return []
    const isSeen = ({ startDate, endDate, isNew }: (typeof calculation.shifts)[number]) =>
      isNew || seen.some(shift => shift.startDate === startDate && shift.endDate === endDate)
    const shifts = calculation.shifts.filter(isSeen)
    const sum = shifts.length === calculation.shifts.length ? calculation.sum : [elsewhere]
    return [{ code: id, message: aboutAnother(message, name), calculation: { ...calculation, shifts, sum } }]
  })
