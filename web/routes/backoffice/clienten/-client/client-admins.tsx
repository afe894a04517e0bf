import { useQuery } from '@tanstack/react-query'
import parts from '#care/client-file/file-parts.module.css'
import { partHref } from '#care/client-page/client-search.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { ask } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Person } from '#components/marks/person.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { backOffice } from './audience.ts'

/** The users who log in on behalf of a client. */
export function ClientAdmins({ client }: { client: string }) {
  const list = useQuery(ask('GET /clients/{uuid}/client_admins', { uuid: client, query: { itemsPerPage: 100 } }))
  return (
    <Card title="Logt in namens de cliënt">
      <QueryState
        query={list}
        height={64}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <>
            <p className="flush soft">Niemand. De familie leest dus niet mee, en krijgt geen bericht.</p>
            <AppLink href={partHref(backOffice, client, 'contactpersonen')}>Nodig een contactpersoon uit</AppLink>
          </>
        }
      >
        {({ member }) => (
          <ul className={`plain-list grid ${parts.team}`}>
            {member.map(admin => (
              <li key={admin.uuid}>
                <Person name={nameOf(admin)} about={<span data-written>{admin.email}</span>} email={admin.email} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}
