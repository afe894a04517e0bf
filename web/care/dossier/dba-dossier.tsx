import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type AnswerOf, download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { readChoice, stringifySearch } from '#client/search-params.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import type { Address } from '#contract/addresses.ts'
import { assignmentAgreementStatusName } from '#contract/statuses.ts'
import { dossierAbout, nothingTogether, sayDossierLine } from '#rules/dossier/say.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { DownloadButton } from '../action/download-button.tsx'
import { agreementsHref, type Reader } from '../agreement/agreements-href.ts'
import { slugOf } from '../list/choice-filters.ts'
import { dateOf } from '../moment/moment.ts'
import { useNow } from '../now.ts'

type Dossier = AnswerOf<'GET /care_workers/{uuid}/dba_dossier'>
type Line = Dossier['sections'][number]['lines'][number]

// Both indications look the same: the page does not judge.
const columnsOf = (agreementsOf: (status: NonNullable<Line['agreements']>) => Address): TableColumn<Line>[] => [
  {
    key: 'regel',
    label: 'Wat er staat',
    onCard: 'title',
    value: ({ said, agreements }) => (
      <span className="ink">{agreements ? <AppLink href={agreementsOf(agreements)}>{said}</AppLink> : said}</span>
    ),
  },
  {
    key: 'bron',
    label: 'Wanneer en waar vastgelegd',
    onCard: 'line',
    value: line => `${sayDossierLine(line).when}. Bron: ${line.source}.`,
  },
  {
    key: 'wijst',
    label: 'Waar het op wijst',
    onCard: 'line',
    value: line => {
      const { points, why } = sayDossierLine(line)
      return (
        // One element, so that on a card the parts of a line stay together.
        <span>
          <strong>{points}</strong>. {why}
        </span>
      )
    },
  },
]
const spanNames = ['maanden', 'dit', 'vorig', 'alles'] as const
type Span = (typeof spanNames)[number]
/** The query of each choice. The tax office and the accounts go by the calendar year. */
const askOf = (span: Span, year: number) =>
  ({
    maanden: {},
    dit: { from: `${year}-01-01` },
    vorig: { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
    alles: { whole: 'true' },
  })[span]

/**
 * The dossier of a care worker and an organization (by default the reader's own): the recorded facts about their relation, line
 * by line.
 */
export default function DbaDossier({ worker, organization }: { worker: string; organization?: string | undefined }) {
  const navigate = useNavigate()
  const me = useMe()
  const { pathname, search } = useLocation()
  // In the address, so that a reload and going back show the same days.
  const span = readChoice((search as { periode?: unknown }).periode, spanNames, 'maanden')
  const setSpan = (periode: Span) =>
    void navigate({ href: `${pathname}${stringifySearch({ ...search, periode })}`, replace: true, resetScroll: false })
  const year = Number(dateOf(useNow()).slice(0, 4))
  const spans = { maanden: '12 maanden', dit: String(year), vorig: String(year - 1), alles: 'Alles' }
  const query = { ...(organization && { organization }), ...askOf(span, year) }
  const dossier = useQuery(queryOf('GET /care_workers/{uuid}/dba_dossier', { uuid: worker, query }))
  const fetchFile = () => download('GET /care_workers/{uuid}/dba_dossier/pdf', { uuid: worker, query })
  return (
    <div className="stack gap-16">
      <div className="wrap-row spread gap-12">
        <Segmented label="Periode" words={spans} value={span} onChange={setSpan} />
        <DownloadButton variant="default" fetchFile={fetchFile}>
          Dossier als PDF
        </DownloadButton>
      </div>
      <QueryState
        query={dossier}
        rows={4}
        height={160}
        gone={<Empty title="Dit dossier is er niet" text="Een dossier is er van wie hier werkt, werkte of reageerde." />}
      >
        {found => <Sections dossier={found} reader={!organization ? 'organization' : me === worker ? 'worker' : 'planner'} />}
      </QueryState>
    </div>
  )
}

function Sections({ dossier, reader }: { dossier: Dossier; reader: Reader }) {
  const { careWorker, organization, from, to, atOwnLocations, sections } = dossier
  // A party knows its own name; only other readers see both.
  const others = {
    ...(reader !== 'organization' && { organisatie: organization.uuid }),
    ...(reader !== 'worker' && { zorgverlener: careWorker.uuid }),
  }
  const columns = columnsOf(status =>
    agreementsHref(reader, { ...others, stand: [slugOf(assignmentAgreementStatusName[status])] }),
  )
  return (
    <>
      <div className="stack gap-6 reading">
        <p>
          <strong>
            {careWorker.name} en {organization.name}
          </strong>
          , {formatDate(from)} t/m {formatDate(to)}
          {atOwnLocations && ', alleen op je eigen locaties'}
        </p>
        <p className="soft">{dossierAbout}</p>
      </div>
      {sections.length === 0 && <Empty title="Geen werk als zzp’er" text={nothingTogether} />}
      {sections.map(({ section, title, lines }) => (
        <Card key={section} title={title}>
          {lines.length === 0 ? (
            <p className="soft">Hierover is niets vastgelegd.</p>
          ) : (
            <DataTable
              caption={title}
              rowHeads
              columns={columns}
              rows={lines}
              idOf={({ said, from: first, until }) => `${first} ${until} ${said}`}
            />
          )}
        </Card>
      ))}
    </>
  )
}
