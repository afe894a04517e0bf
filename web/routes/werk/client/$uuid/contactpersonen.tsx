import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { relationsQuery } from '#care/client-file/client.ts'
import { ContactCard } from '#care/client-file/contact-card.tsx'
import classes from '#care/client-file/file-parts.module.css'
import { Page } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'

export const Route = createFileRoute('/werk/client/$uuid/contactpersonen')({
  staticData: { screen: '/werk/client/[uuid]/contactpersonen', title: ['Contactpersonen', 'Cliënt'] },
  component: Contacts,
})

function Contacts() {
  const { uuid } = Route.useParams()
  return (
    <Page title="Contactpersonen">
      <QueryState
        query={useQuery(relationsQuery(uuid))}
        rows={3}
        height={96}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Er zijn geen contactpersonen"
            text="De organisatie of de familie vult ze in. Weet jij er een, geef die dan door aan de organisatie."
          />
        }
      >
        {({ member }) => (
          <ul className={`grid gap-12 ${classes.pairs}`} aria-label="Contactpersonen">
            {member.map(relation => (
              <li className="stack" key={relation.uuid}>
                <ContactCard relation={relation} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Page>
  )
}
