import type { Stay } from '../../../care/moment/strip/day-strip.tsx'
import { WorkerAvatar } from '../../../care/profile/worker-avatar.tsx'
import { firstNameOf } from './said.ts'
import classes from './visit-card.module.css'
import type { Visit } from './visits.ts'

/** The visits that go on, on the strip of a day: each with the face of who comes. */
export const staysOf = (visits: readonly Visit[]): Stay[] =>
  visits
    .filter(({ state }) => state === 'coming' || state === 'sought')
    .map(visit => ({
      id: visit.uuid,
      startDate: visit.startDate,
      endDate: visit.endDate,
      isOpen: visit.state === 'sought',
      who: firstNameOf(visit) ?? 'Nog niemand',
      pin: visit.assignee ? (
        <WorkerAvatar profile={visit.assignee.profile} size={38} />
      ) : (
        <span className={classes.unknown}>?</span>
      ),
    }))
