import { formatTime } from '../../../../rules/format-nl.ts'
import { nameOf } from '../../../care/moment/care-moment.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { Avatar } from '../../../components/avatar.tsx'
import { AttentionIcon } from '../../../components/icons.tsx'
import type { FamilyClient } from '../-parts/clients.ts'
import { firstNameOf, phaseOf } from '../-visits/said.ts'
import type { Visit } from '../-visits/visits.ts'
import classes from './home.module.css'

type Props = {
  clients: readonly FamilyClient[]
  chosen: FamilyClient
  visitsOf: (client: FamilyClient) => readonly Visit[]
  now: string
}

/** For whom one looks: one tap; each with what is so now. */
export function ClientTabs({ clients, chosen, visitsOf, now }: Props) {
  return (
    <nav className={classes.tabs} aria-label="Voor wie">
      {clients.map(client => (
        <AppLink
          key={client.uuid}
          href={`/zorg/zorgvragen?voor=${client.number}`}
          replace
          inPlace
          className={classes.tab}
          aria-current={client === chosen ? 'page' : undefined}
        >
          <Avatar name={nameOf(client)} size={40} />
          <span>
            <strong>{client.firstName}</strong>
            <Now visits={visitsOf(client)} now={now} />
          </span>
        </AppLink>
      ))}
    </nav>
  )
}

function Now({ visits, now }: { visits: readonly Visit[]; now: string }) {
  const ahead = visits.filter(visit => phaseOf(visit, now) !== 'been' && dateOf(visit.startDate) <= dateOf(now))
  const open = ahead.find(({ state }) => state === 'sought')
  if (open)
    return (
      <small className={`${classes.open} figures`}>
        <AttentionIcon size={18} />
        {formatTime(open.startDate)} niemand
      </small>
    )
  const here = ahead.find(visit => visit.state === 'coming' && phaseOf(visit, now) === 'now')
  if (here) return <small>{firstNameOf(here)} is er</small>
  const next = ahead.find(({ state }) => state === 'coming')
  return <small className="figures">{next ? `${formatTime(next.startDate)} ${firstNameOf(next)}` : 'Niemand vandaag'}</small>
}
