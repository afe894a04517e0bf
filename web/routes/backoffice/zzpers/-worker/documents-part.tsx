import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type HeldDocument, heldDocuments, paperOf } from '#care/documents/paper.ts'
import { sayInstant, sayValidity, standingWord } from '#care/documents/say-document.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { queryOf, queryOnceOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { stepOutOf } from '#components/controls/steps.ts'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { documentStatusName } from '#contract/statuses.ts'
import { requirementsFor } from '#rules/documents/required-documents.ts'
import { documentKindWords, nameKinds } from '#words/documents-nl.ts'
import { queueHref } from '../-list/worker-href.ts'
import classes from './worker.module.css'
import type { PartProps } from './worker.ts'
import { documentHref, partHref } from './worker-search.ts'

const OneDocument = late(() => import('#care/documents/one-document.tsx'))
const StoredFileDialog = late(() => import('#care/documents/stored-file-dialog.tsx'))

const page = getRouteApi('/backoffice/zzpers/$uuid')

/** The required documents and their status, and everything submitted; one of those may be open. */
export default function DocumentsPart({ worker: { uuid, contractTypes = [], profile, documentsToJudge = 0 } }: PartProps) {
  const today = dateOf(useNow())
  const { soort, document: asked } = page.useSearch()
  const navigate = useNavigate()
  const levels = useQuery(queryOnceOf('GET /expertise_levels', {}))
  const big = levels.data?.member.some(one => one.bigRegistered && one.key === profile.expertiseLevel.key) ?? false
  const listed = useQuery(queryOf('GET /care_workers/{uuid}/documents', { uuid }))
  return (
    <QueryState query={listed} rows={6} height={56}>
      {({ member }) => {
        const documents = heldDocuments(member)
        return (
          <div className={`stack top gap-16 ${classes.columns}`}>
            <Card
              title="Verplicht"
              aside={documentsToJudge > 0 && <Button href={queueHref(uuid)}>Beoordelen ({documentsToJudge})</Button>}
            >
              <ul className={`grid ${classes.list}`}>
                {requirementsFor(contractTypes, { big }).map(kinds => {
                  const { standing } = paperOf(kinds, documents, today)
                  const { label, tone } = standingWord(standing)
                  return (
                    <li key={kinds.join()}>
                      <span className={classes.words}>{nameKinds(kinds)}</span>
                      <StatusPill tone={tone}>{label}</StatusPill>
                    </li>
                  )
                })}
              </ul>
            </Card>
            <Card title="Alles wat is ingeleverd">
              {documents.length === 0 && <p className="soft small">Nog niets.</p>}
              <ul className={`grid ${classes.list}`}>
                {documents.map(document => (
                  <Version key={document.uuid} worker={uuid} document={document} today={today} />
                ))}
              </ul>
            </Card>
            {soort && asked && (
              <OneDocument
                kind={soort}
                uuid={asked}
                documents={documents}
                today={today}
                next={waits(documents, asked) && <Button href={queueHref(uuid)}>Beoordelen</Button>}
                onClose={() =>
                  void (
                    stepOutOf('document') || navigate({ href: partHref(uuid, 'documenten'), replace: true, resetScroll: false })
                  )
                }
              />
            )}
          </div>
        )
      }}
    </QueryState>
  )
}

const waits = (documents: readonly HeldDocument[], uuid: string) =>
  documents.some(one => one.uuid === uuid && one.allowedActions.includes('reject'))

function Version({ worker, document, today }: { worker: string; document: HeldDocument; today: string }) {
  const [opened, open] = useState<HeldDocument['files'][number]>()
  const { uuid, kind, title, status, createdAt, reviewedAt, reviewerName, rejectionReason, files } = document
  return (
    <li>
      <span className={classes.words}>
        <AppLink href={documentHref(worker, kind, uuid)} inPlace>
          {documentKindWords[kind]}
          {title && `: ${title}`}
        </AppLink>
        <span className="soft small">
          {documentStatusName[status]}, ingeleverd {sayInstant(createdAt, today)}
          {reviewedAt && `, beoordeeld ${sayInstant(reviewedAt, today)} door ${reviewerName}`}
          {sayValidity(document, today) && `, ${sayValidity(document, today)}`}
        </span>
        {rejectionReason && <span className="soft small">“{rejectionReason}”</span>}
      </span>
      {files.map(file => (
        <Button key={file.uuid} variant="subtle" size="sm" onClick={() => open(file)}>
          {file.name}
        </Button>
      ))}
      {opened && <StoredFileDialog file={{ id: opened.uuid, name: opened.name }} onClose={() => open(undefined)} />}
    </li>
  )
}
