import type { ReactNode } from 'react'
import { phoneHref } from '#components/fields/phone-href.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { clientStatusName } from '#contract/statuses.ts'
import { formatDateLong, formatPhone } from '#rules/time/format-nl.ts'
import { ageOn } from '#rules/typed/age.ts'
import { genderWords } from '#words/client-nl.ts'
import { nameOf } from '../moment/care-moment.ts'
import { dateOf } from '../moment/moment.ts'
import { now } from '../now.ts'
import { AddressLines } from '../parts/address-lines.tsx'
import type { Client } from './client.ts'

/** A date of birth, without the weekday: "3 mei 1941". */
export const sayBirth = (birthDate: string): string => formatDateLong(birthDate).replace(/^\S+ /, '')

const careWords = { status: 'Stand', statuses: clientStatusName, manager: 'Cliëntmanager' }

type Props = {
  client: Client
  /** The reader's actions on a card, by its name. */
  acts?: (about: string) => ReactNode
  /** The state of the care and who manages it, in the reader's words. */
  words?: { status: string; statuses: Record<Client['status'], string>; manager: string }
}

/** Who a client is, how to reach them, and who manages their care. */
export function AboutClient({ client, acts, words = careWords }: Props) {
  const { number, birthDate, gender, contact, clientManager, responsibleLocation, status, endedOn } = client
  const { organization } = responsibleLocation
  return (
    <>
      <Card title="Persoon">
        <Facts>
          <Fact label="Naam">
            <span data-written>{nameOf(client)}</span>
          </Fact>
          <Fact label="Geboren">{birthDate && `${sayBirth(birthDate)} (${ageOn(birthDate, dateOf(now()))} jaar)`}</Fact>
          <Fact label="Geslacht">{gender && genderWords[gender]}</Fact>
          <Fact label="Cliëntnummer">
            <span className="figures">{number}</span>
          </Fact>
        </Facts>
        {acts?.('Persoon')}
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
          <Fact label="E-mail">
            {contact.email && (
              <a href={`mailto:${contact.email}`} data-written>
                {contact.email}
              </a>
            )}
          </Fact>
          <Fact label="Adres">
            <span data-written>
              <AddressLines of={contact.address} />
            </span>
          </Fact>
        </Facts>
        {acts?.('Contact')}
      </Card>
      <Card title="Zorg">
        <Facts>
          <Fact label={words.status}>
            {words.statuses[status]}
            {endedOn && ` vanaf ${formatDateLong(endedOn)}`}
          </Fact>
          <Fact label="Locatie">
            <span data-written>
              {responsibleLocation.name}
              {organization.name !== responsibleLocation.name && `, ${organization.name}`}
            </span>
          </Fact>
          <Fact label={words.manager}>
            {clientManager && (
              <>
                {nameOf(clientManager)}
                <br />
                <a href={`mailto:${clientManager.email}`} data-written>
                  {clientManager.email}
                </a>
              </>
            )}
          </Fact>
        </Facts>
        {acts?.('Zorg')}
      </Card>
    </>
  )
}
