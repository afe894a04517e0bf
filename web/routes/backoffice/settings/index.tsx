import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { ProfileForm } from '#care/settings/profile-form.tsx'
import { SettingsFrame, type SettingsGroup } from '#care/settings/settings-frame.tsx'
import { queryOf, useChange } from '#client/cache.ts'
import { readAnyWords } from '#client/search-params.ts'
import { currentSession } from '#client/session.ts'
import { useSession } from '#client/use-session.ts'
import { useMedia } from '#components/hooks/use-media.ts'
import { Card, Page } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { WaitingCount } from './-organizations/waiting-count.tsx'

const MoneyPart = late(() => import('./-money/money-part.tsx'), { fallback: <Skeleton height={320} radius="lg" /> })
const SecurityPart = lazy(() => import('#care/settings/security-part.tsx'))

const own: SettingsGroup = {
  name: 'Mijn account',
  title: 'Mijn account',
  parts: {
    // The second step is mandatory for the back office.
    account: {
      word: 'Gegevens en inloggen',
      formerly: ['profiel', 'beveiliging'],
      Show: () => <SecurityPart required about={<ProfilePart />} />,
    },
    meldingen: { word: 'Meldingen', Show: lazy(() => import('#care/settings/notices-part.tsx')) },
  },
}
/** What planners set up for everybody. */
const ofPlanners: SettingsGroup[] = [
  {
    name: 'Inrichten',
    parts: {
      begin: { word: 'Beginnen', wide: true, Show: lazy(() => import('./-begin/begin-part.tsx')) },
      organisaties: {
        word: 'Organisaties',
        Mark: WaitingCount,
        wide: true,
        Show: lazy(() => import('./-organizations/organizations-part.tsx')),
      },
      gebruikers: { word: 'Gebruikers', wide: true, Show: lazy(() => import('./-users/users-part.tsx')) },
      stamgegevens: { word: 'Stamgegevens', wide: true, Show: lazy(() => import('./-reference/reference-part.tsx')) },
      importeren: { word: 'Importeren', wide: true, Show: lazy(() => import('./-import/import-part.tsx')) },
      'big-register': { word: 'BIG-register', wide: true, Show: lazy(() => import('./-big-register/big-register-part.tsx')) },
      'api-clients': { word: 'API-clients', wide: true, Show: lazy(() => import('./-api-clients/api-clients-part.tsx')) },
      functies: { word: 'Functies', wide: true, Show: lazy(() => import('./-features/features-part.tsx')) },
    },
  },
  {
    name: 'Teksten en termijnen',
    parts: {
      mails: { word: 'E-mailteksten', wide: true, Show: lazy(() => import('./-mails/mails-part.tsx')) },
      overeenkomsten: {
        word: 'Overeenkomstteksten',
        wide: true,
        Show: lazy(() => import('./-agreements/agreements-part.tsx')),
      },
      bewaartermijnen: { word: 'Bewaartermijnen', wide: true, Show: lazy(() => import('./-retention/retention-part.tsx')) },
    },
  },
  {
    name: 'Dagelijks',
    parts: {
      opdrachtovereenkomsten: {
        word: 'Overeenkomsten',
        wide: true,
        Show: lazy(() => import('./-agreements/agreement-list-part.tsx')),
      },
      logins: { word: 'Geweigerd inloggen', wide: true, Show: lazy(() => import('./-logins/refused-logins-part.tsx')) },
      taken: { word: 'Taken', wide: true, Show: lazy(() => import('./-jobs/jobs-part.tsx')) },
    },
  },
]
const path = '/backoffice/settings'

export const Route = createFileRoute('/backoffice/settings/')({
  staticData: { screen: path, title: ['Instellingen'] },
  validateSearch: readAnyWords,
  component: Settings,
})

/** A back office user's own settings: profile, notifications and login; planners have more. */
function Settings() {
  const isPlanner = useSession()?.roles.includes('ROLE_PLANNER')
  const { onderdeel } = Route.useSearch()
  // A separate page now; this is its old address.
  if (isPlanner && onderdeel === 'geld')
    return (
      <Page title="Geld">
        <MoneyPart />
      </Page>
    )
  return (
    <SettingsFrame
      groups={isPlanner ? [own, ...ofPlanners] : [own]}
      asked={onderdeel}
      hrefOf={part => `${path}?onderdeel=${part}`}
      opened={onderdeel !== undefined}
      listHref={path}
    />
  )
}

/** The user's name and phone number. */
function ProfilePart() {
  const [{ uuid }] = useState(() => currentSession()!)
  const query = useQuery(queryOf('GET /back_office_employees/{uuid}', { uuid }))
  const { run } = useChange('PUT /back_office_employees/{uuid}')
  const isWide = useMedia('(min-width: 30em)')
  return (
    <Card title="Over jou">
      <QueryState
        query={query}
        height={isWide ? 227 : 364}
        empty={<Empty title="Geen gegevens" text="Van dit account zijn geen gegevens bekend." />}
      >
        {({ firstName, lastName, phone }) => (
          <ProfileForm
            key={[firstName, lastName, phone].join()}
            uuid={uuid}
            person={{ firstName, lastName, phone }}
            phoneHelp="Families van cliënten die je beheert, zien dit nummer."
            save={body => run({ uuid, body })}
          />
        )}
      </QueryState>
    </Card>
  )
}
