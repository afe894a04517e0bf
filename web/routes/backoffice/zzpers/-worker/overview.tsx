import { useQuery } from '@tanstack/react-query'
import { vatWords } from '#care/invoices/vat-words.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { nameLanguages } from '#care/profile/public-profile.tsx'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { phoneHref } from '#components/fields/phone-href.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { uuidOf } from '#contract/language.ts'
import { formatDate, formatPhone } from '#rules/time/format-nl.ts'
import { addressLines } from '#rules/typed/address.ts'
import { nameContractTypes } from '#words/nl.ts'
import { ForgettingCard } from '../../-parts/forgetting-card.tsx'
import { PhaseCard } from './phase-card.tsx'
import classes from './worker.module.css'
import type { PartProps, Worker } from './worker.ts'

const yes = (value: boolean | undefined) => (value ? 'Ja' : 'Nee')

/** A care worker's profile: phase, skills, preferences, and the tax treatment of their work. */
export function Overview({ worker }: PartProps) {
  return (
    <div className={`stack top gap-16 ${classes.columns}`}>
      <div className="stack gap-16 in-order">
        <Profile worker={worker} />
        <Wishes worker={worker} />
      </div>
      <div className="stack gap-16 in-order">
        <PhaseCard worker={worker} />
        <Vat worker={worker} />
        <ForgettingCard of="careWorker" uuid={worker.uuid} />
      </div>
    </div>
  )
}

function Profile({ worker: { uuid, profile, contractTypes, createdAt, verifiedUntil, active, alike = [] } }: PartProps) {
  // The phone number and address are on the profile, not on the worker.
  const { data } = useQuery(queryOf('GET /care_worker_profiles/{uuid}', { uuid }))
  const { phone, address } = data ?? {}
  const { username } = useQuery(queryOf('GET /users/{uuid}', { uuid })).data ?? {}
  return (
    <Card title="Profiel">
      <Facts>
        <Fact label="Telefoon">{phone && <a href={phoneHref(phone)}>{formatPhone(phone)}</a>}</Fact>
        <Fact label="E-mailadres">{username && <a href={`mailto:${username}`}>{username}</a>}</Fact>
        <Fact label="Adres">{address && addressLines(address).join(', ')}</Fact>
        {alike.length > 0 && (
          <Fact label="Lijkt op">
            {alike.map(iri => (
              <Alike key={iri} uuid={uuidOf(iri)} />
            ))}
          </Fact>
        )}
        <Fact label="Niveau">{profile.expertiseLevel.name}</Fact>
        <Fact label="Contractvorm">
          {nameContractTypes(contractTypes ?? [])}
          {profile.openToOtherContractForms && ', staat open voor andere'}
        </Fact>
        <Fact label="Spreekt">{profile.languages?.length ? nameLanguages(profile.languages) : null}</Fact>
        <Fact label="Ingeschreven">{createdAt && formatDate(dateOf(createdAt))}</Fact>
        <Fact label="Documenten geldig tot en met">{verifiedUntil ? formatDate(verifiedUntil) : null}</Fact>
        <Fact label="Account">{active === false ? 'Niet actief' : 'Actief'}</Fact>
      </Facts>
      {profile.about && <p className="above-16 as-typed">{profile.about}</p>}
    </Card>
  )
}

/** Possible duplicates: people sign up themselves, and some do so twice. */
function Alike({ uuid }: { uuid: string }) {
  const { data } = useQuery(queryOf('GET /care_workers/{uuid}', { uuid }))
  if (!data) return null
  return (
    <p>
      <AppLink href={`/backoffice/zzpers/${uuid}`}>{nameOf(data.profile)}</AppLink> ({data.profile.city})
    </p>
  )
}

function Wishes({ worker: { preferences } }: { worker: Worker }) {
  if (!preferences) return null
  const { acts = [], locations = [] } = preferences
  const objections = [
    preferences.hasObjectionToPets && 'huisdieren',
    preferences.hasObjectionToSmokingInside && 'binnen roken',
    preferences.hasObjectionToSmokingOutside && 'buiten roken',
  ].filter(Boolean)
  return (
    <Card title="Kan en wil">
      <Facts>
        <Fact label="Rijbewijs">{yes(preferences.hasDriversLicense)}</Fact>
        <Fact label="Auto">{yes(preferences.hasCar)}</Fact>
        <Fact label="Hoogstens">{preferences.maximumDistanceKm} km van huis</Fact>
        <Fact label="Via een rooster">
          {preferences.mostWeeklyHours ? `hooguit ${preferences.mostWeeklyHours} uur per week` : 'zonder grens aan de uren'}
          {!preferences.wantsToBeAsked && ', niet vragen zonder reactie'}
        </Fact>
        <Fact label="Bezwaar tegen">{objections.join(', ') || 'Niets'}</Fact>
        <Fact label="Handelingen">{acts.map(({ name }) => name).join(', ')}</Fact>
        <Fact label="Werkt graag bij">{locations.map(({ name }) => name).join(', ')}</Fact>
      </Facts>
    </Card>
  )
}

function Vat({ worker: { uuid } }: PartProps) {
  const list = useQuery(queryOf('GET /care_worker_vat_regimes', { query: { 'careWorker.uuid': uuid, pagination: false } }))
  return (
    <Card title="Btw-keuzes">
      <QueryState
        query={list}
        height={60}
        isEmpty={({ member }) => member.length === 0}
        empty={<p className="soft small">Niets gekozen: {vatWords.exempt_care.label.toLowerCase()}.</p>}
      >
        {({ member }) => (
          <ul className={`grid ${classes.list}`}>
            {member.map(choice => (
              <li key={choice.uuid}>
                <span className={classes.words}>
                  <strong>{vatWords[choice.vatRegime].label}</strong>
                  <span className="soft small">
                    {choice.validFrom ? `voor werk vanaf ${formatDate(choice.validFrom)}` : 'voor één opdracht'}, gekozen op{' '}
                    {formatDate(dateOf(choice.createdAt))}
                  </span>
                  <p className="soft small">{choice.reason}</p>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}
