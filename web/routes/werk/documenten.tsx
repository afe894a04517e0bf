import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { type Paper, turnWith } from '#care/documents/paper.ts'
import { isUuid, readAnyWords } from '#client/search-params.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { stepOutOf } from '#components/controls/steps.ts'
import { PaperPage } from '#components/files/paper-page.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Suspense } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { documentName } from '#rules/documents/required-documents.ts'
import classes from './-documents/document.module.css'
import { DocumentGroup } from './-documents/document-group.tsx'
import { DocumentItem, type Place } from './-documents/document-item.tsx'
import { headline } from './-documents/headline.ts'
import { StepsField } from './-documents/steps-field.tsx'
import { type DocumentsData, useDocuments } from './-documents/use-documents.ts'
import { useNextShift } from './-parts/use-next-shift.ts'

const Agreements = lazy(() => import('#care/agreement/agreements.tsx'))
const DossierList = lazy(() => import('#care/dossier/dossier-list.tsx'))

// `dossier` is the organization of an open DBA dossier, or `alle` for their list; `overeenkomsten` is the list of agreements, or
// `wacht` while those that wait are read.
type Search = {
  document?: string
  inleveren?: '1'
  versie?: string
  dossier?: string
  overeenkomsten?: 'alle' | 'wacht'
} & Narrowed
type Narrowed = { stand?: string; pagina?: string; volgorde?: string; periode?: string }

export const Route = createFileRoute('/werk/documenten')({
  staticData: { screen: '/werk/documenten', title: ['Documenten'] },
  validateSearch: ({ document, inleveren, versie, dossier, overeenkomsten, ...given }): Search => ({
    ...(typeof document === 'string' && document in documentName && { document }),
    ...(inleveren === '1' && { inleveren }),
    ...(isUuid(versie) && { versie }),
    ...((isUuid(dossier) || dossier === 'alle') && { dossier, ...periodOf(given) }),
    ...((overeenkomsten === 'alle' || overeenkomsten === 'wacht') && { ...readAnyWords(given), overeenkomsten }),
  }),
  component: DocumentsPage,
})

const periodOf = ({ periode }: Record<string, unknown>) => typeof periode === 'string' && { periode }
const hrefOf = (document: string, handingIn = false): Address =>
  `/werk/documenten?document=${document}${handingIn ? '&inleveren=1' : ''}`

const dossierHref = (organization = 'alle'): Address => `/werk/documenten?dossier=${organization}`

function DocumentsPage() {
  const { dossier, overeenkomsten } = Route.useSearch()
  if (overeenkomsten) return <OwnAgreements isReading={overeenkomsten === 'wacht'} />
  return dossier ? <Dossiers dossier={dossier} /> : <Documents />
}

function OwnAgreements({ isReading }: { isReading: boolean }) {
  const navigate = Route.useNavigate()
  const onRead = () => void navigate({ search: { overeenkomsten: 'alle' }, replace: true, resetScroll: false })
  return (
    <PaperPage title="Overeenkomsten" back={{ href: '/werk/documenten', label: 'Documenten' }} width="work">
      <Suspense fallback={<Skeleton height={320} radius="lg" aria-busy="true" />}>
        <Agreements
          reader="worker"
          isReading={isReading}
          onRead={onRead}
          workHref={moment => `/werk/planning?dienst=${moment}`}
        />
      </Suspense>
    </PaperPage>
  )
}

function Dossiers({ dossier }: { dossier: string }) {
  const worker = useMe()
  return (
    <PaperPage title="DBA-dossiers" back={{ href: '/werk/documenten', label: 'Documenten' }} width="work">
      <Suspense fallback={<Skeleton height={320} radius="lg" aria-busy="true" />}>
        <DossierList worker={worker} organization={isUuid(dossier) ? dossier : undefined} hrefOf={dossierHref} />
      </Suspense>
    </PaperPage>
  )
}

function Documents() {
  const { document, inleveren, versie } = Route.useSearch()
  const navigate = Route.useNavigate()
  const documents = useDocuments()
  const { error } = documents
  const isWide = useMedia('(min-width: 48em)')
  // Together, so that the page does not move twice.
  const data = useNextShift(useMe()).isPending ? undefined : documents.data
  const place: Place = {
    document,
    handingIn: inleveren === '1',
    version: versie,
    versionHref: (document, version) => `/werk/documenten?document=${document}&versie=${version}`,
    hrefOf,
    onClose: () => void (stepOutOf('document') || navigate({ search: {}, replace: true, resetScroll: false })),
    onKind: kind => void navigate({ search: { document: kind, inleveren: '1' }, replace: true, resetScroll: false }),
  }
  return (
    <PaperPage
      title={
        <>
          <span className={`block soft plain ${classes.small}`}>Documenten</span> {data && headline(data)}
        </>
      }
      field={data ? <StepsField data={data} /> : !error && <Skeleton height={isWide ? 212 : 298} aria-label="Documenten laden" />}
    >
      <QueryState query={documents} rows={2} height={170}>
        {found => <Groups data={found} place={place} />}
      </QueryState>
    </PaperPage>
  )
}

function Groups({ data, place }: { data: DocumentsData; place: Place }) {
  const { required, optional } = data
  const withTurn = (turn: ReturnType<typeof turnWith>) => required.filter(paper => turnWith(paper) === turn)
  const mine = [...withTurn('worker')].sort((one, other) => urgency(one) - urgency(other))
  const shared = { data, place }
  return (
    <>
      <Group title="Bij jou" papers={mine} look="card" {...shared} />
      <Group title="Bij ons" papers={withTurn('us')} look="row" {...shared} />
      <Group title="In orde" papers={withTurn('nobody')} look="row" {...shared} />
      <Group title="Mag ook" papers={optional} look="row" {...shared} />
      <p className="soft">
        Een organisatie waar je werkt, ziet hoe en wanneer je documenten zijn gecontroleerd en tot wanneer ze gelden. De
        documenten zelf ziet ze niet.
      </p>
      <p className="soft">
        Wat je per opdracht hebt afgesproken, lees je in je{' '}
        <AppLink href="/werk/documenten?overeenkomsten=alle">overeenkomsten</AppLink>. Je kunt ze daar ook downloaden.
      </p>
      <p className="soft">
        Werk je als zzp’er? Lees per organisatie wat er over het werk is vastgelegd in je{' '}
        <AppLink href={dossierHref()}>DBA-dossiers</AppLink>.
      </p>
      <p className="soft">
        Nog een diploma of een cursus gedaan? Dat lever je in bij je <AppLink href="/werk/certificaten">certificaten</AppLink>.
      </p>
    </>
  )
}

// Rejected and expired documents come before ones that were never handed in.
const urgency = ({ versions }: Paper) => (versions.length > 0 ? 0 : 1)

type GroupProps = { title: string; papers: Paper[]; look: 'card' | 'row'; data: DocumentsData; place: Place }

function Group({ title, papers, look, data: { now, today }, place }: GroupProps) {
  if (papers.length === 0) return null
  return (
    <DocumentGroup title={title} count={papers.length}>
      <ul className={look === 'card' ? 'stack gap-12' : 'card stack lined clipped'}>
        {papers.map((paper, index) => {
          const isOpen = paper.kinds.some(kind => kind === place.document)
          const id = paper.versions[0]?.kind ?? paper.kinds[0]!
          return <DocumentItem key={paper.kinds.join()} {...{ paper, id, isOpen, look, now, today, place }} first={index === 0} />
        })}
      </ul>
    </DocumentGroup>
  )
}
