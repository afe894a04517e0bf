import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnswerOf, download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { dossierAbout, nothingTogether, sayDossierLine } from '#rules/dossier/say.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { DownloadButton } from '../action/download-button.tsx'
import classes from './dba-dossier.module.css'

type Dossier = AnswerOf<'GET /care_workers/{uuid}/dba_dossier'>
type Line = Dossier['sections'][number]['lines'][number]

// Both indications look the same: the page does not judge.
const columns: TableColumn<Line>[] = [
  { key: 'regel', label: 'Wat er staat', onCard: 'title', value: ({ said }) => <span className={classes.said}>{said}</span> },
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
const spans = { jaar: 'Afgelopen 12 maanden', alles: 'Alles' } as const

/**
 * The dossier of a care worker and an organization (by default the reader's own): the recorded facts about their relation, line
 * by line.
 */
export default function DbaDossier({ worker, organization }: { worker: string; organization?: string | undefined }) {
  const [span, setSpan] = useState<keyof typeof spans>('jaar')
  const query = { ...(organization && { organization }), ...(span === 'alles' && { whole: 'true' }) }
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
        {found => <Sections dossier={found} />}
      </QueryState>
    </div>
  )
}

function Sections({ dossier }: { dossier: Dossier }) {
  const { careWorker, organization, from, to, atOwnLocations, sections } = dossier
  return (
    <>
      <div className="stack gap-6 reading">
        <p className="flush">
          <strong>
            {careWorker.name} en {organization.name}
          </strong>
          , {formatDate(from)} t/m {formatDate(to)}
          {atOwnLocations && ', alleen op je eigen locaties'}
        </p>
        <p className="flush soft">{dossierAbout}</p>
      </div>
      {sections.length === 0 && <Empty title="Geen werk als zzp’er" text={nothingTogether} />}
      {sections.map(({ section, title, lines }) => (
        <Card key={section} title={title}>
          {lines.length === 0 ? (
            <p className="flush soft">Hierover is niets vastgelegd.</p>
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
