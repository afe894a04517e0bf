import { nameOf } from '#care/moment/care-moment.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import { AttentionIcon } from '#components/marks/icons.tsx'
import type { FamilyClient } from '../-parts/clients.ts'
import { sayDay } from '../-visits/visit-words.ts'
import type { Visit } from '../-visits/visits.ts'
import classes from './home.module.css'

type Props = {
  clients: readonly FamilyClient[]
  chosen: FamilyClient
  visitsOf: (client: FamilyClient) => readonly Visit[]
  now: string
  readUntil: string | undefined
}

/** Chooses a client with one tap; each tab shows the client's state now. */
export function ClientTabs({ clients, chosen, visitsOf, now, readUntil }: Props) {
  return (
    <nav className={`gap-8 ${classes.tabs}`} aria-label="Voor wie">
      {clients.map(client => (
        <AppLink
          key={client.uuid}
          href={`/zorg/zorgvragen?voor=${client.number}`}
          replace
          inPlace
          className={`quiet-link row relative gap-10 ${classes.tab}`}
          aria-current={client === chosen ? 'page' : undefined}
        >
          <Avatar name={nameOf(client)} size={40} />
          <span>
            <strong className="block large">{client.firstName}</strong>
            <Now visits={visitsOf(client)} {...{ now, readUntil }} />
          </span>
        </AppLink>
      ))}
    </nav>
  )
}

function Now({ visits, now, readUntil }: { visits: readonly Visit[] } & Pick<Props, 'now' | 'readUntil'>) {
  const { words, isMissing } = sayDay(visits, now, readUntil)
  return (
    <small className={isMissing ? 'row gap-4 strong figures' : 'figures'}>
      {isMissing && <AttentionIcon size={18} />}
      {words}
    </small>
  )
}
