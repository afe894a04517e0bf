import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { clientStatusName } from '../../../../../contract/status-names.ts'
import { ageOn } from '../../../../../rules/age.ts'
import { formatDateLong, formatPhone } from '../../../../../rules/format-nl.ts'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import { dateOf } from '../../../../care/moment/moment.ts'
import { now } from '../../../../care/now.ts'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { Card, Page } from '../../../../components/page.tsx'
import { phoneHref } from '../../../../components/phone-href.ts'
import { Skeleton } from '../../../../components/skeleton.tsx'
import { genderWords } from '../../../../words/client-nl.ts'
import { askClient, type Client } from '../-file/file.ts'

export const Route = createFileRoute('/werk/client/$uuid/clientinformatie')({
  staticData: { screen: '/werk/client/[uuid]/clientinformatie', title: ['Cliëntinformatie', 'Cliënt'] },
  component: Information,
})

function Information() {
  const { uuid } = Route.useParams()
  const { data: client } = useQuery(askClient(uuid)) // the frame says it when this fails
  return (
    <Page title="Cliëntinformatie" width="reading">
      {client ? <About client={client} /> : <Skeleton height={420} radius="lg" aria-busy="true" />}
    </Page>
  )
}

function About({ client }: { client: Client }) {
  const { number, birthDate, gender, contact, clientManager, responsibleLocation, status, endedOn } = client
  const { street, houseNumber, postcode, city } = contact.address
  const { organization } = responsibleLocation
  return (
    <>
      <Card title="Persoon">
        <Facts>
          <Fact label="Naam">{nameOf(client)}</Fact>
          <Fact label="Geboren">
            {birthDate && `${formatDateLong(birthDate).replace(/^\S+ /, '')} (${ageOn(birthDate, dateOf(now()))} jaar)`}
          </Fact>
          <Fact label="Geslacht">{gender && genderWords[gender]}</Fact>
          <Fact label="Cliëntnummer">
            <span className="figures">{number}</span>
          </Fact>
        </Facts>
      </Card>
      <Card title="Contact">
        <Facts>
          <Fact label="Telefoon">
            {contact.phone && (
              <a className="figures" href={phoneHref(contact.phone)}>
                {formatPhone(contact.phone)}
              </a>
            )}
          </Fact>
          <Fact label="E-mail">{contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}</Fact>
          <Fact label="Adres">
            {street} {houseNumber}
            <br />
            {postcode} {city}
          </Fact>
        </Facts>
      </Card>
      <Card title="Zorg">
        <Facts>
          <Fact label="Stand">
            {clientStatusName[status]}
            {endedOn && ` vanaf ${formatDateLong(endedOn)}`}
          </Fact>
          <Fact label="Locatie">
            {responsibleLocation.name}
            {organization.name !== responsibleLocation.name && `, ${organization.name}`}
          </Fact>
          <Fact label="Cliëntmanager">
            {clientManager && (
              <>
                {nameOf(clientManager)}
                <br />
                <a href={`mailto:${clientManager.email}`}>{clientManager.email}</a>
              </>
            )}
          </Fact>
        </Facts>
      </Card>
    </>
  )
}
