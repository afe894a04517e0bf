import { useNow } from '#care/now.ts'
import { sayOpen } from '#care/office/office.ts'
import { phoneHref } from '#components/fields/phone-href.ts'
import { PhoneIcon } from '#components/marks/icons.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'
import classes from './parts.module.css'
import { useWhomToCall } from './use-whom-to-call.ts'

function Way({ phone, label, about, isFirst = false }: { phone: string; label: string; about: string; isFirst?: boolean }) {
  return (
    <a className={`row gap-16 rounded on-card touch ${classes.way}`} data-first={isFirst || undefined} href={phoneHref(phone)}>
      <PhoneIcon size={24} />
      <span className="grid shrinks">
        <strong>{label}</strong>
        <span className="figures">{about}</span>
      </span>
    </a>
  )
}

/** The height of a link on two or three lines, as on a phone and in a wide window. */
const wayHeight = 97

/** Whom to call, in order of preference (`whomToCall`); in danger 112. */
export function WhomToCall({ client }: { client: string | undefined }) {
  const now = useNow()
  const { ways, office, isLoading } = useWhomToCall(client, now)
  const hours = office ? sayOpen(office, now).said : ''
  return (
    <div className="grid gap-12">
      {isLoading && [1, 2].map(way => <Skeleton key={way} height={wayHeight} />)}
      {(isLoading ? [] : ways).map(({ to, who, phone }, index) => (
        <Way
          key={to}
          phone={phone}
          label={`Bel ${who}`}
          about={`${formatPhone(phone)}. ${to === 'office' ? hours : 'Ook ’s avonds en in het weekend'}`}
          isFirst={index === 0}
        />
      ))}
      <Way phone="112" label="Bel 112" about="Bij levensgevaar" />
    </div>
  )
}
