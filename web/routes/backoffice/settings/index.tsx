import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Card, Page } from '../../../components/page.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { readAnyWords, readChoice, stringifySearch } from '../../../search-params.ts'
import { ProfilePart } from './-own/profile-part.tsx'

// The same choices as behind the bell.
const Preferences = lazy(() => import('../../../care/bell/choices/preferences.tsx'))
const SecurityPart = lazy(() => import('./-own/security-part.tsx'))

const partWords = { profiel: 'Profiel', meldingen: 'Meldingen', beveiliging: 'Beveiliging' } as const
type Part = keyof typeof partWords
const path = '/backoffice/settings'

export const Route = createFileRoute('/backoffice/settings/')({
  staticData: { screen: path, title: ['Instellingen'] },
  validateSearch: readAnyWords,
  component: Settings,
})

/** What somebody of the back office sets for themselves: who they are, how they hear of things, how they log in. */
function Settings() {
  const { onderdeel } = Route.useSearch()
  const part = readChoice(onderdeel, Object.keys(partWords) as Part[], 'profiel')
  return (
    <Page title="Instellingen" width="reading">
      <Tabs
        label="Onderdelen"
        words={partWords}
        value={part}
        hrefOf={one => `${path}${stringifySearch({ onderdeel: one === 'profiel' ? undefined : one })}`}
      >
        <Suspense fallback={<Skeleton height={480} radius="lg" />}>
          {part === 'profiel' && <ProfilePart />}
          {part === 'meldingen' && (
            <Card title="Meldingen">
              <Preferences />
            </Card>
          )}
          {part === 'beveiliging' && <SecurityPart />}
        </Suspense>
      </Tabs>
    </Page>
  )
}
