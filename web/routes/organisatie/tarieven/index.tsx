import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { RatesPart } from '../../../care/rates/rates-part.tsx'
import { Page } from '../../../components/page.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Suspense } from '../../../components/suspense.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { readAnyWords, readChoice, stringifySearch } from '../../../search-params.ts'

const OurInvoices = lazy(() => import('./-invoices/our-invoices.tsx'))
const PeoplePart = lazy(() => import('./-people/people-part.tsx'))

const partWords = { tarieven: 'Tarieven', facturen: 'Facturen', organisatie: 'Organisatie' } as const
type Part = keyof typeof partWords
const path = '/organisatie/tarieven'

export const Route = createFileRoute('/organisatie/tarieven/')({
  staticData: { screen: path, title: ['Tarieven'] },
  validateSearch: readAnyWords,
  component: Terms,
})

/** What the organization pays, what it was invoiced, and who works for it. */
function Terms() {
  const { onderdeel, nieuw } = Route.useSearch()
  const navigate = Route.useNavigate()
  const part = readChoice(onderdeel, Object.keys(partWords) as Part[], 'tarieven')
  return (
    <Page title={partWords[part]}>
      <Tabs
        label="Onderdelen"
        words={partWords}
        value={part}
        hrefOf={one => `${path}${stringifySearch({ onderdeel: one === 'tarieven' ? undefined : one })}`}
      >
        <Suspense fallback={<Skeleton height={480} radius="lg" />}>
          {part === 'tarieven' && <RatesPart path={path} />}
          {part === 'facturen' && <OurInvoices />}
          {part === 'organisatie' && (
            <PeoplePart
              inviting={nieuw === '1'}
              onInvite={invites => void navigate({ search: { onderdeel: part, ...(invites && { nieuw: '1' }) }, replace: true })}
            />
          )}
        </Suspense>
      </Tabs>
    </Page>
  )
}
