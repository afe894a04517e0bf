import { createFileRoute } from '@tanstack/react-router'
import { type Paper, paperOf, turnWith } from '#care/documents/paper.ts'
import { isUuid } from '#client/search-params.ts'
import { stepOutOf } from '#components/controls/steps.ts'
import { PaperPage } from '#components/files/paper-page.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import type { Address } from '#contract/addresses.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'
import classes from './-documents/document.module.css'
import { DocumentGroup } from './-documents/document-group.tsx'
import { DocumentItem, type Place } from './-documents/document-item.tsx'
import { UnlockedWork } from './-documents/unlocked-work.tsx'
import { type DocumentsData, useDocuments } from './-documents/use-documents.ts'

type Search = { document?: string; inleveren?: '1'; versie?: string }

export const Route = createFileRoute('/werk/certificaten')({
  staticData: { screen: '/werk/certificaten', title: ['Certificaten'] },
  validateSearch: ({ document, inleveren, versie }): Search => ({
    ...((document === 'diploma' || document === 'certificate' || isUuid(document)) && { document }),
    ...(inleveren === '1' && { inleveren }),
    ...(isUuid(versie) && { versie }),
  }),
  component: CertificatesPage,
})

const hrefOf = (document: string, handingIn = false): Address =>
  `/werk/certificaten?document=${document}${handingIn ? '&inleveren=1' : ''}`
const kinds = ['diploma', 'certificate'] as const

function CertificatesPage() {
  const { document, inleveren, versie } = Route.useSearch()
  const navigate = Route.useNavigate()
  const documents = useDocuments()
  const lines = useMedia('(min-width: 48em)') ? 2 : 3
  const place: Place = {
    document,
    handingIn: inleveren === '1',
    version: versie,
    versionHref: (document, version) => `/werk/certificaten?document=${document}&versie=${version}`,
    hrefOf,
    onClose: () => void (stepOutOf('document') || navigate({ search: {}, replace: true, resetScroll: false })),
    onKind: () => undefined,
  }
  return (
    <PaperPage
      title="Diploma’s en certificaten"
      field={documents.data ? <About data={documents.data} /> : !documents.error && <Skeleton height={lines * 24} />}
    >
      <QueryState query={documents} height={240}>
        {data => (
          <>
            {kinds.map(kind => (
              <OfKind key={kind} kind={kind} data={data} place={place} />
            ))}
            <UnlockedWork data={data} />
          </>
        )}
      </QueryState>
    </PaperPage>
  )
}

const About = ({ data: { level } }: { data: DocumentsData }) => (
  <p className={`soft ${classes.about}`}>
    Je werkt nu als <strong className="ink">{level.name}</strong>. Een hoger diploma opent meer opdrachten, zodra wij het hebben
    goedgekeurd.
  </p>
)

const heads = { diploma: 'Diploma’s', certificate: 'Certificaten' } as const
const none = {
  diploma: 'Je hebt nog geen diploma ingeleverd. Zonder diploma kun je niet op opdrachten reageren.',
  certificate: 'Je hebt nog geen certificaten. Een cursus gedaan, zoals reanimatie of medicatie? Laat het zien.',
} as const

/** The documents of one kind, each by its title, and a form for another. */
function OfKind({ kind, data, place }: { kind: 'diploma' | 'certificate'; data: DocumentsData; place: Place }) {
  const { documents, now, today } = data
  const own = documents.filter(document => document.kind === kind)
  const titles = [...new Set(own.map(({ title }) => title ?? ''))]
  const papers = titles.map(title => paperOf([kind], own, today, title))
  const asking = papers.filter(paper => turnWith(paper) === 'worker')
  const others = papers.filter(paper => turnWith(paper) !== 'worker')
  const item = (look: 'card' | 'row') => (paper: Paper, index: number) => {
    const isOpen = paper.versions.some(({ uuid }) => uuid === place.document)
    const id = paper.versions[0]!.uuid
    return <DocumentItem key={paper.title} {...{ paper, id, isOpen, look, now, today, place }} first={index === 0} />
  }
  return (
    <DocumentGroup title={heads[kind]} count={papers.length}>
      {papers.length === 0 && <p className="soft">{none[kind]}</p>}
      {asking.length > 0 && <ul className="stack gap-12">{asking.map(item('card'))}</ul>}
      {others.length > 0 && <ul className="card stack lined clipped">{others.map(item('row'))}</ul>}
      <AddAnother kind={kind} {...{ now, today, place }} filled={papers.length === 0 && kind === 'diploma'} />
    </DocumentGroup>
  )
}

type AddProps = { kind: DocumentKind; now: string; today: string; place: Place; filled: boolean }

/** Hands in another one: a separate document, by the title it will have. */
function AddAnother({ kind, now, today, place, filled }: AddProps) {
  const paper: Paper = { kinds: [kind], standing: { state: 'missing' }, versions: [] }
  const isOpen = place.document === kind && place.handingIn
  return <DocumentItem {...{ paper, isOpen, now, today, place }} id={kind} look="button" first={filled} />
}
