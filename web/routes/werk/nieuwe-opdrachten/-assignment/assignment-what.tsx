import { AskedFacts } from '#care/moment/summary/moment-details.tsx'
import { routeLink } from '#components/controls/route-link.ts'
import { phoneHref } from '#components/fields/phone-href.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { formatKm, formatPhone } from '#rules/time/format-nl.ts'
import { timeScopeWords } from '#words/nl.ts'
import classes from './assignment.module.css'
import type { Told } from './use-assignment.ts'

/** What is asked: the organization's text, the level, the contract form and the acts. */
export function AssignmentWhat({ assignment: { moment, publication } }: { assignment: Told }) {
  const { publishedForContractTypes } = publication
  const { description, acts, timeScope, recurringCareMoment, client } = moment
  return (
    <Card title="Wat je gaat doen">
      {description && <p className={`as-typed reading ${classes.description}`}>{description}</p>}
      <Facts>
        <AskedFacts moment={{ ...moment, publishedForContractTypes }} />
        <Fact label="Soort opdracht">
          {timeScopeWords[timeScope]}
          {recurringCareMoment && ', deel van een reeks'}
        </Fact>
        {client && (
          <Fact label="Cliënt">
            {client.firstName} {client.lastName}
          </Fact>
        )}
      </Facts>
      <div className={classes.acts}>
        <h3>Handelingen</h3>
        {acts.length === 0 ? (
          <p>Er zijn geen bijzondere handelingen gevraagd.</p>
        ) : (
          <ul className="marked">
            {acts.map(act => (
              <li key={act.uuid}>{act.name}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

/** Where it is, how far that is, and a link to directions. */
export function AssignmentWhere({ assignment: { moment, publication } }: { assignment: Told }) {
  const { name, street, postcode, city, phone, organization } = moment.location
  const { distanceKm } = publication
  return (
    <Card title="Waar">
      <Facts>
        <Fact label="Organisatie">{organization.name}</Fact>
        <Fact label="Locatie">{name}</Fact>
        <Fact label="Adres">
          {street}
          <br />
          {postcode} {city}
        </Fact>
        {phone && (
          <Fact label="Telefoon">
            <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
          </Fact>
        )}
        <Fact label="Afstand">{distanceKm !== undefined && `${formatKm(distanceKm)} van je huis, hemelsbreed`}</Fact>
      </Facts>
      <p className="above-16">
        <a {...routeLink(moment.location)}>Route bekijken</a>
      </p>
    </Card>
  )
}
