import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { formatSize } from '#components/files/file-size.ts'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { documentHelp } from '#words/document-help-nl.ts'
import { type DocumentKind, documentKindWords } from '#words/documents-nl.ts'
import classes from './documents.module.css'
import type { HeldDocument } from './paper.ts'
import { Proof } from './proof.tsx'
import { sayInstant, sayValidity, standingWord } from './say-document.ts'
import StoredFileDialog from './stored-file-dialog.tsx'

type Props = {
  kind: DocumentKind
  uuid: string
  /** Everything that was handed in, including later versions. */
  documents: readonly HeldDocument[]
  today: string
  /** What the reader can do now. */
  next: ReactNode
  onClose: () => void
}

/** A document that was handed in: its state, validity, review, later versions, and files. */
export default function OneDocument({ kind, uuid, documents, today, next, onClose }: Props) {
  const query = useQuery(queryOf(`GET /${kind}_documents/{uuid}`, { uuid }))
  const [opened, open] = useState<HeldDocument['files'][number]>()
  return (
    <Dialog title={documentKindWords[kind]} inAddress onClose={onClose}>
      <QueryState query={query} height={220} title="Dit document kon niet worden geladen.">
        {({ expiresOn = null, ...found }) => {
          const { label, tone } = standingWord({ state: found.status })
          const newer = newerThan(found, documents)
          return (
            <div className={`stack start gap-16 ${classes.document}`}>
              <div>
                <StatusPill tone={tone}>{label}</StatusPill>
              </div>
              {found.rejectionReason && (
                <p>
                  Waarom het is afgekeurd: <span data-written>“{found.rejectionReason}”</span>
                </p>
              )}
              {newer && (
                <p>
                  Vervangen door de versie van {sayInstant(newer.createdAt, today)}:{' '}
                  {standingWord({ state: newer.status }).label.toLowerCase()}.
                </p>
              )}
              <Facts>
                {found.title && (
                  <Fact label="Titel">
                    <span data-written>{found.title}</span>
                  </Fact>
                )}
                {found.number && <Fact label={documentHelp[kind].number?.[0] ?? 'Nummer'}>{found.number}</Fact>}
                {found.issuedOn && (
                  <Fact label={documentHelp[kind].issuedOn ?? 'Afgegeven op'}>{formatDate(found.issuedOn)}</Fact>
                )}
                <Fact label="Hoelang het geldt">{sayValidity({ expiresOn }, today) ?? 'zonder einddatum'}</Fact>
                <Fact label="Ingeleverd">{sayInstant(found.createdAt, today)}</Fact>
                {found.reviewedAt && (
                  <Fact label="Beoordeeld">
                    {sayInstant(found.reviewedAt, today)}
                    {found.reviewerName ? ` door ${found.reviewerName}` : found.proof === 'proven' && ' door het zegel'}
                  </Fact>
                )}
              </Facts>
              <Proof document={found} />
              {found.files.map(file => (
                <Button key={file.uuid} variant="default" onClick={() => open(file)}>
                  {file.name} ({formatSize(file.size)})
                </Button>
              ))}
            </div>
          )
        }}
      </QueryState>
      {next && <DialogButtons>{next}</DialogButtons>}
      {opened && <StoredFileDialog file={{ id: opened.uuid, name: opened.name }} onClose={() => open(undefined)} />}
    </Dialog>
  )
}

type Dated = Pick<HeldDocument, 'kind' | 'createdAt'> & { title?: string | null | undefined }
/** The newest of the same kind that was handed in after it; for a diploma or certificate, with the same title. */
const newerThan = ({ kind, title, createdAt }: Dated, documents: readonly HeldDocument[]): HeldDocument | undefined =>
  documents
    .filter(one => one.kind === kind && (one.title ?? '') === (title ?? '') && one.createdAt > createdAt)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))[0]
