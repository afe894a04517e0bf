import { createFileRoute } from '@tanstack/react-router'
import { type ComponentType, lazy } from 'react'
import { useSession } from '../../../client/use-session.ts'
import { Page } from '../../../components/page.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Suspense } from '../../../components/suspense.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { readAnyWords, readChoice, stringifySearch } from '../../../search-params.ts'
import { ProfilePart } from './-own/profile-part.tsx'

interface Part {
  word: string
  Show: ComponentType
}
const own: Record<string, Part> = {
  profiel: { word: 'Profiel', Show: ProfilePart },
  meldingen: { word: 'Meldingen', Show: lazy(() => import('./-own/notices-part.tsx')) },
  beveiliging: { word: 'Beveiliging', Show: lazy(() => import('./-own/security-part.tsx')) },
}
/** What planners keep for everybody. */
const ofPlanners: Record<string, Part> = {
  begin: { word: 'Beginnen', Show: lazy(() => import('./-begin/begin-part.tsx')) },
  organisaties: { word: 'Organisaties', Show: lazy(() => import('./-organizations/organizations-part.tsx')) },
  gebruikers: { word: 'Gebruikers', Show: lazy(() => import('./-users/users-part.tsx')) },
  stamgegevens: { word: 'Stamgegevens', Show: lazy(() => import('./-reference/reference-part.tsx')) },
  importeren: { word: 'Importeren', Show: lazy(() => import('./-import/import-part.tsx')) },
  mails: { word: 'E-mailteksten', Show: lazy(() => import('./-mails/mails-part.tsx')) },
  bewaartermijnen: { word: 'Bewaartermijnen', Show: lazy(() => import('./-retention/retention-part.tsx')) },
  functies: { word: 'Functies', Show: lazy(() => import('./-features/features-part.tsx')) },
  geld: { word: 'Geld', Show: lazy(() => import('./-money/money-part.tsx')) },
  taken: { word: 'Taken', Show: lazy(() => import('./-jobs/jobs-part.tsx')) },
}
const path = '/backoffice/settings'

export const Route = createFileRoute('/backoffice/settings/')({
  staticData: { screen: path, title: ['Instellingen'] },
  validateSearch: readAnyWords,
  component: Settings,
})

/** What somebody of the back office sets for themselves: who they are, how they hear of things, how they log in; and for planners more. */
function Settings() {
  const parts = useSession()?.roles.includes('ROLE_PLANNER') ? { ...own, ...ofPlanners } : own
  const part = readChoice(Route.useSearch().onderdeel, Object.keys(parts), 'profiel')
  const { Show } = parts[part]!
  return (
    <Page title="Instellingen" width={part in own ? 'reading' : 'work'}>
      <Tabs
        label="Onderdelen"
        words={Object.fromEntries(Object.entries(parts).map(([key, { word }]) => [key, word]))}
        value={part}
        hrefOf={one => `${path}${stringifySearch({ onderdeel: one === 'profiel' ? undefined : one })}`}
      >
        <Suspense fallback={<Skeleton height={480} radius="lg" />}>
          <Show />
        </Suspense>
      </Tabs>
    </Page>
  )
}
