import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '../../../../rules/format-nl.ts'
import { askClient } from '../../../care/client-file/client.ts'
import { useNow } from '../../../care/now.ts'
import { sayOpen } from '../../../care/office/office.ts'
import { ask } from '../../../client/cache.ts'
import { PhoneIcon } from '../../../components/icons.tsx'
import { phoneHref } from '../../../components/phone-href.ts'
import classes from './whom-to-call.module.css'

function Way({ phone, label, about, isFirst = false }: { phone: string; label: string; about: string; isFirst?: boolean }) {
  return (
    <a className={classes.way} data-first={isFirst || undefined} href={phoneHref(phone)}>
      <PhoneIcon size={24} />
      <span>
        <strong>{label}</strong>
        <span className="figures">{about}</span>
      </span>
    </a>
  )
}

/**
 * Whom to call, the one to call now first: in danger 112; within office hours the client's manager, else the place that gives the
 * care, where somebody is on duty.
 */
export function WhomToCall({ client }: { client: string | undefined }) {
  const now = useNow()
  const { data: person } = useQuery({ ...askClient(client ?? ''), enabled: client !== undefined })
  const office = useQuery(ask('GET /offices', {})).data?.member[0]
  const hours = office && sayOpen(office, now)
  const manager = person?.clientManager
  const place = person?.responsibleLocation
  const managerPhone = manager?.phone ?? office?.phone
  const ways = [
    managerPhone && {
      phone: managerPhone,
      label: `Bel ${manager?.firstName ?? 'ons'}`,
      about: `${formatPhone(managerPhone)}. ${hours?.said ?? ''}`,
      open: hours?.open === true,
    },
    place?.phone && {
      phone: place.phone,
      label: `Bel ${place.name}`,
      about: `${formatPhone(place.phone)}. Ook ’s avonds en in het weekend`,
      open: hours?.open !== true,
    },
  ].filter(way => typeof way === 'object')
  const sorted = ways.toSorted((one, other) => Number(other.open) - Number(one.open))
  return (
    <div className={classes.ways}>
      {sorted.map((way, index) => (
        <Way key={way.label} phone={way.phone} label={way.label} about={way.about} isFirst={index === 0} />
      ))}
      <Way phone="112" label="Bel 112" about="Is er direct gevaar voor iemands leven?" />
    </div>
  )
}
