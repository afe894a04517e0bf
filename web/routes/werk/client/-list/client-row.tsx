import type { ListedMoment } from '#care/moment/care-moment.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { DayBar } from '#care/moment/day-bar.tsx'
import { dateOf, formatShortDate } from '#care/moment/moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { ChevronRightIcon } from '#components/marks/icons.tsx'
import { formatShiftTimes } from '#rules/time/broken-shift.ts'
import { fileHref } from '../-file/file.ts'
import classes from './clients.module.css'

type Props = {
  client: AnswerOf<'GET /care_workers/{uuid}/clients'>['member'][number]
  next: ListedMoment | null | undefined
  inTeam: string | undefined
  now: string
}

const teamWords: Record<string, string> = { vast: 'in het zorgteam', reserve: 'reserve in het zorgteam' }
const dayOf = (startDate: string, now: string) =>
  startDate <= now ? 'Nu' : dateOf(startDate) === dateOf(now) ? 'Vandaag' : formatShortDate(startDate, now)

/**
 * A client in the list: who, where, whether the worker is on the team, and their next shift there. The whole row links to the
 * file.
 */
export function ClientRow({ client, next, inTeam, now }: Props) {
  const { uuid, contact, endedOn } = client
  return (
    <li className={`grid relative middle ${classes.row}`}>
      <Avatar name={nameOf(client)} />
      <div className={`grid shrinks breaks ${classes.words}`}>
        <AppLink href={fileHref(uuid)} className={`quiet-link to-start strong ${classes.link}`}>
          {nameOf(client)}
        </AppLink>
        <span className="soft small">
          {[contact.address.city, inTeam && teamWords[inTeam], endedOn && 'uit zorg'].filter(Boolean).join(', ')}
        </span>
      </div>
      <div className={`grid gap-4 small ${classes.next}`}>
        {next && (
          <>
            <DayBar startDate={next.startDate} endDate={next.endDate} now={now} size="row" />
            <span className="figures">
              <strong>{dayOf(next.startDate, now)}</strong> {formatShiftTimes(next)}
            </span>
          </>
        )}
        {next === null && <span className="soft small">Geen dienst gepland</span>}
      </div>
      <ChevronRightIcon size={20} className={classes.go} />
    </li>
  )
}
