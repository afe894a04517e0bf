import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { formatPhone } from '../../../../../rules/format-nl.ts'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { Card, Page } from '../../../../components/page.tsx'
import { Person } from '../../../../components/person.tsx'
import { StatusPill } from '../../../../components/status-pill.tsx'
import { relationWords } from '../../../../words/client-nl.ts'
import { askRelations, type Relation } from '../-file/file.ts'
import classes from '../-file/file-pages.module.css'

export const Route = createFileRoute('/werk/client/$uuid/contactpersonen')({
  staticData: { screen: '/werk/client/[uuid]/contactpersonen', title: ['Contactpersonen', 'Cliënt'] },
  component: Contacts,
})

function Contacts() {
  const { uuid } = Route.useParams()
  return (
    <Page title="Contactpersonen" width="reading">
      <ListState
        query={useQuery(askRelations(uuid))}
        rows={3}
        rowHeight={96}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty
            title="Er zijn geen contactpersonen"
            text="De organisatie of de familie vult ze in. Weet jij er een, geef die dan door aan de organisatie."
          />
        }
      >
        {({ member }) => (
          <ul className={classes.list} aria-label="Contactpersonen">
            {member.map(relation => (
              <li key={relation.uuid}>
                <Contact relation={relation} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </Page>
  )
}

function Contact({ relation }: { relation: Relation }) {
  const { kind, phone, email, isFirstContact, isLegalRepresentative } = relation
  const words = relationWords[kind]
  return (
    <Card>
      <Person
        name={nameOf(relation)}
        about={
          <>
            {words.charAt(0).toUpperCase() + words.slice(1)}
            {phone && <span className="figures">, {formatPhone(phone)}</span>}
            {!phone && !email && ', geen nummer bekend'}
          </>
        }
        phone={phone}
        email={email}
      />
      {(isFirstContact || isLegalRepresentative) && (
        <p className={classes.marks}>
          {isFirstContact && <StatusPill tone="green">1e contact</StatusPill>}
          {isLegalRepresentative && <StatusPill tone="blue">Wettelijk vertegenwoordiger</StatusPill>}
        </p>
      )}
    </Card>
  )
}
