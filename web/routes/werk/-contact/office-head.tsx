import { amsterdamDate } from '../../../../rules/amsterdam.ts'
import { formatPhone, formatTime } from '../../../../rules/format-nl.ts'
import { type OfficeHours, officeAt } from '../../../../rules/office-hours.ts'
import { useNow } from '../../../care/now.ts'
import type { AnswerOf } from '../../../client/api.ts'
import { MailIcon, PhoneIcon } from '../../../components/icons.tsx'
import { phoneHref } from '../../../components/phone-href.ts'
import classes from './contact.module.css'

type Office = AnswerOf<'GET /offices'>['member'][number]
const dayWords = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
const nameOf = (day: string) => dayWords[Number(day) - 1] ?? ''
const fullDay = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'Europe/Amsterdam' })

/** 'maandag t/m vrijdag' for days in a row, else each by name. */
export const nameDays = (days: readonly string[]): string => {
  const sorted = [...days].sort()
  const inRow = sorted.length > 2 && Number(sorted.at(-1)) - Number(sorted[0]) === sorted.length - 1
  return inRow ? `${nameOf(sorted[0]!)} t/m ${nameOf(sorted.at(-1)!)}` : new Intl.ListFormat('nl').format(sorted.map(nameOf))
}

/** 'Nu open, tot 18:00', or when it opens. */
export function sayOpen(hours: OfficeHours, now: string): { open: boolean; said: string } {
  const { open, until, holiday } = officeAt(hours, now)
  if (open && until) return { open, said: `Nu open, tot ${formatTime(until)}` }
  const closed = holiday ? `Vandaag gesloten (${holiday})` : 'Nu gesloten'
  if (!until) return { open, said: closed }
  const when = amsterdamDate(until) === amsterdamDate(now) ? 'vandaag' : fullDay.format(new Date(until))
  return { open, said: `${closed}. Open ${when} om ${formatTime(until)}` }
}

/** Whether the back office can be reached now, and how: on the navy field. */
export function OfficeHead({ office }: { office: Office }) {
  const now = useNow()
  const { open, said } = sayOpen(office, now)
  const { phone, email, days, fromTime, untilTime } = office
  return (
    <div className={classes.office}>
      <p className={classes.state} data-open={open || undefined}>
        {said}
      </p>
      {days.length > 0 && (
        <p className={`${classes.hours} figures`}>
          Bereikbaar {nameDays(days)}, {fromTime}–{untilTime}. Niet op feestdagen.
        </p>
      )}
      <div className={classes.ways}>
        {phone && (
          <a className={classes.way} data-first={open || undefined} href={phoneHref(phone)}>
            <PhoneIcon size={20} /> Bel {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a className={classes.way} href={`mailto:${email}`}>
            <MailIcon size={20} /> {email}
          </a>
        )}
      </div>
    </div>
  )
}
