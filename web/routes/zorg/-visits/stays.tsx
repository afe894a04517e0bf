import { dateOf } from '#care/moment/moment.ts'
import type { Stay } from '#care/moment/strip/day-strip.tsx'
import { WorkerAvatar } from '#care/profile/worker-avatar.tsx'
import { standingOf } from '#rules/time/family-day.ts'
import { nameDay } from './days.ts'
import classes from './visit-card.module.css'
import { didNotCome, sayStanding } from './visit-words.ts'
import type { Visit } from './visits.ts'

/**
 * The visits on the strip of a day (YYYY-MM-DD), without cancelled ones: each with an avatar, or the day when that is another
 * one.
 */
export const staysOf = (visits: readonly Visit[], day: string, now: string): Stay[] =>
  visits
    .map(visit => ({ visit, standing: standingOf(visit, now), on: dateOf(visit.startDate) }))
    .filter(({ standing }) => standing !== 'off')
    .map(({ visit, standing, on }) => {
      const isOpen = standing === 'sought' || didNotCome(standing)
      return {
        id: visit.uuid,
        startDate: visit.startDate,
        endDate: visit.endDate,
        isOpen,
        who: on > day ? `${nameDay(on, dateOf(now))}: ${sayStanding(visit, standing)}` : sayStanding(visit, standing),
        ...(on <= day && {
          pin: isOpen ? (
            <span className={`grid centred circle strong ${classes.unknown}`}>{standing === 'sought' ? '?' : '!'}</span>
          ) : (
            visit.assignee && <WorkerAvatar profile={visit.assignee.profile} size={38} />
          ),
        }),
      }
    })
