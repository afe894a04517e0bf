import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { RatesPart } from '#care/rates/rates-part.tsx'
import { readAnyWords, readChoice, readUuid, stringifySearch } from '#client/search-params.ts'
import { Tabs } from '#components/controls/tabs.tsx'
import { Page } from '#components/page/page.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late, Suspense } from '#components/page/suspense.tsx'

const OurInvoices = lazy(() => import('./-invoices/our-invoices.tsx'))
const AgreementsPart = lazy(() => import('./-papers/agreements-part.tsx'))
const DossierPart = lazy(() => import('./-papers/dossier-part.tsx'))
const PapersPart = lazy(() => import('./-papers/papers-part.tsx'))
const OurSettings = late(() => import('./-people/our-settings.tsx'), { fallback: <Skeleton height={480} radius="lg" /> })

const partWords = { tarieven: 'Tarieven', facturen: 'Facturen', papieren: 'Papieren', overeenkomsten: 'Overeenkomsten' } as const
type Part = keyof typeof partWords
const parts = Object.keys(partWords) as Part[]
const path = '/organisatie/tarieven'

// The titles of tabs and settings; personal settings are not part of the organization.
const titleOf = ({ onderdeel, deel, dossier }: { onderdeel?: string; deel?: string; dossier?: string }): string => {
  if (onderdeel === 'papieren' && dossier) return 'DBA-dossier'
  if (onderdeel !== 'organisatie') return partWords[readChoice(onderdeel, parts, 'tarieven')]
  return deel === undefined || deel === 'mensen' || deel === 'koppelingen' ? 'Organisatie' : 'Mijn account'
}

export const Route = createFileRoute('/organisatie/tarieven/')({
  staticData: { screen: path, title: ['Tarieven'], titleAt: search => [titleOf(search)] },
  validateSearch: readAnyWords,
  component: Terms,
})

/** The organization's rates, its invoices, the evidence of checked documents, its agreements, and its settings, which have no separate address. */
function Terms() {
  const { onderdeel, dossier } = Route.useSearch()
  const worker = readUuid(dossier)
  const part = readChoice(onderdeel, parts, 'tarieven')
  if (onderdeel === 'organisatie') return <OurSettings />
  if (part === 'papieren' && worker)
    return (
      <Page title="DBA-dossier">
        <Suspense fallback={<Skeleton height={480} radius="lg" />}>
          <DossierPart worker={worker} />
        </Suspense>
      </Page>
    )
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
          {part === 'papieren' && <PapersPart />}
          {part === 'overeenkomsten' && <AgreementsPart />}
        </Suspense>
      </Tabs>
    </Page>
  )
}
