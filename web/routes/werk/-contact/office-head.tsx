import { useNow } from '#care/now.ts'
import { nameDays, type Office, sayOpen } from '#care/office/office.ts'
import { OfficeState } from '#care/office/office-state.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { MailIcon, PhoneIcon } from '#components/marks/icons.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'
import classes from './contact.module.css'

/** Whether the back office can be reached now, and how: in the navy header. */
export function OfficeHead({ office }: { office: Office }) {
  const now = useNow()
  const { open } = sayOpen(office, now)
  const { phone, email, days, fromTime, untilTime } = office
  return (
    <div className={`stack top gap-12 ${classes.office}`}>
      <OfficeState office={office} />
      {days.length > 0 && (
        <p className="soft figures">
          Bereikbaar {nameDays(days)},{' '}
          <span className="one-line">
            {fromTime}–{untilTime}
          </span>
          . Niet op feestdagen.
        </p>
      )}
      <div className="wrap gap-12">
        {phone && (
          <a className={`inline-row shrinks ${classes.way}`} data-first={open || undefined} href={phoneHref(phone)}>
            <PhoneIcon size={20} /> Bel {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a className={`inline-row shrinks ${classes.way}`} href={`mailto:${email}`}>
            <MailIcon size={20} /> {email}
          </a>
        )}
      </div>
    </div>
  )
}
