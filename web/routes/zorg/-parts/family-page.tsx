import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { clientQuery } from '#care/client-file/client.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { AppLink, type AppLinkItem } from '#components/controls/app-link.tsx'
import { PaperPage } from '#components/files/paper-page.tsx'
import { Avatar } from '#components/marks/avatar.tsx'
import type { Address } from '#contract/addresses.ts'
import { useMyClients } from './clients.ts'
import classes from './parts.module.css'

type Props = {
  client: string
  title: string
  back?: AppLinkItem
  /** More in the header, below the title. */
  field?: ReactNode
  width?: 'reading' | 'work'
  /** Beside the content when there is room, otherwise below it. */
  beside?: ReactNode
  children: ReactNode
}

/** A screen about one client: the title and the client's name in the header, with links to the same screen of other clients. */
export function FamilyPage({ client, title, back, field, width = 'reading', beside, children }: Props) {
  const person = useQuery(clientQuery(client)).data
  return (
    <PaperPage
      width={width}
      beside={beside}
      {...(back && { back })}
      field={
        <>
          <div className={`wrap-row ${classes.head}`}>
            <Avatar name={person ? nameOf(person) : ''} size={52} />
            <div className={`shrinks ${classes.words}`}>
              <h1>{title}</h1>
              <p>{person ? `van ${person.firstName}` : '\u00a0'}</p>
            </div>
            <OtherClients client={client} />
          </div>
          {field}
        </>
      }
    >
      {children}
    </PaperPage>
  )
}

/** The same screen for the other clients of this person: one tap. */
function OtherClients({ client }: { client: string }) {
  const others = (useMyClients() ?? []).filter(({ uuid }) => uuid !== client)
  const path = useLocation({ select: location => location.pathname })
  // Deeper addresses belong to one client only.
  const same = path.split('/').slice(0, 5).join('/')
  if (others.length === 0) return null
  return (
    <nav className="wrap gap-8 no-print" aria-label="Kies een ander persoon">
      {others.map(other => (
        <AppLink
          key={other.uuid}
          href={same.replace(client, other.uuid) as Address}
          className={`quiet-link inline-row gap-8 round strong ${classes.other}`}
        >
          <Avatar name={nameOf(other)} size="sm" />
          {other.firstName}
        </AppLink>
      ))}
    </nav>
  )
}
