import { nameOf } from '#care/moment/care-moment.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { counted, formatDate } from '#rules/time/format-nl.ts'
import { nameKinds } from '#words/documents-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import { type Check, type Checked, sayCheck } from './checked.ts'

const columns: TableColumn<Check>[] = [
  { key: 'document', label: 'Document', onCard: 'title', value: ({ kind, kinds }) => nameKinds(kind ? [kind] : kinds) },
  {
    key: 'controle',
    label: 'Gecontroleerd',
    onCard: 'line',
    value: check => (check.kind ? sayCheck(check) : <StatusPill tone="yellow">Geen geldig document</StatusPill>),
  },
  {
    key: 'geldig',
    label: 'Geldig tot en met',
    onCard: 'plain',
    value: ({ kind, validUntil }) => (validUntil ? formatDate(validUntil) : kind ? 'Verloopt niet' : '–'),
  },
]

/** A care worker: each required document, how and when it was checked, and until when it is valid. */
export function ChecksCard({ worker }: { worker: Checked }) {
  const { uuid, profile, worksAs, documents, inOrder } = worker
  const missing = documents.filter(({ kind }) => !kind).length
  const name = nameOf(profile)
  return (
    <Card
      title={name}
      aside={
        <StatusPill tone={inOrder ? 'green' : 'yellow'}>
          {inOrder ? 'Op orde' : `${counted(missing, 'document', 'documenten')} niet op orde`}
        </StatusPill>
      }
    >
      <p className="soft small">
        {profile.expertiseLevel.name} · {nameContractTypes(worksAs)}
        {worksAs.includes('freelance') && (
          <>
            {' · '}
            <AppLink href={`/organisatie/tarieven?onderdeel=papieren&dossier=${uuid}`}>DBA-dossier</AppLink>
          </>
        )}
      </p>
      <DataTable
        caption={`Documenten van ${name}`}
        rowHeads
        columns={columns}
        rows={documents}
        idOf={({ kinds }) => kinds.join()}
      />
    </Card>
  )
}
