import { useCallback, useState } from 'react'
import { FileViewer } from '#care/documents/file-viewer.tsx'
import { Proof } from '#care/documents/proof.tsx'
import { sayInstant } from '#care/documents/say-document.ts'
import { useFileText, useStoredFile } from '#care/documents/use-stored-file.ts'
import { useKeyed } from '#care/keys/own-keys.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { AttentionIcon, CheckIcon, CloseIcon } from '#components/marks/icons.tsx'
import { type Check, documentChecks, nameCheck } from '#rules/documents/document-checks.ts'
import { neededFields } from '#rules/documents/document-requirements.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { documentKindWords } from '#words/documents-nl.ts'
import { workerHref } from '../-list/worker-href.ts'
import classes from './queue.module.css'
import { Reject } from './reject.tsx'
import type { QueuedDocument } from './use-queue.ts'

type Props = {
  document: QueuedDocument
  today: string
  onApprove: () => void
  onReject: (reason: string) => void
  onFocus: () => void
}

/** A document: its files on one side; the submitted data, the checks and the decision on the other. */
export function Judge({ document, today, onApprove, onReject, onFocus }: Props) {
  const [rejecting, reject] = useState(false)
  const keyed = useKeyed('documenten')
  const { kind, title, number, issuedOn, expiresOn, createdAt, careWorker, files } = document
  // A file that this browser cannot show must be opened elsewhere first.
  const [unseen, setUnseen] = useState<ReadonlySet<string>>(new Set())
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set())
  const onUnseen = useCallback((file: string) => setUnseen(known => new Set([...known, file])), [])
  const onSaved = (file: string) => setSaved(known => new Set([...known, file]))
  const obstacle = useObstacle(document, ![...unseen].every(file => saved.has(file)))
  return (
    <div className={`stack gap-16 ${classes.sides}`}>
      <FileViewer key={document.uuid} {...{ files, onUnseen, onSaved }} />
      <div className="stack packed gap-12">
        <h2>
          {documentKindWords[kind]}
          {title && `: ${title}`}
        </h2>
        <p className="soft small">
          van <AppLink href={workerHref(careWorker.uuid)}>{nameOf(careWorker.profile)}</AppLink>,{' '}
          {careWorker.profile.expertiseLevel.name}
        </p>
        <Facts look="rows">
          {number && <Fact label="Nummer">{number}</Fact>}
          {issuedOn && <Fact label="Afgegeven op">{formatDate(issuedOn)}</Fact>}
          {expiresOn && <Fact label="Geldig t/m">{formatDate(expiresOn)}</Fact>}
          <Fact label="Ingeleverd">{sayInstant(createdAt, today)}</Fact>
        </Facts>
        <Proof document={document} />
        <Checks document={document} today={today} />
        {rejecting ? (
          <Reject
            document={document}
            onReject={onReject}
            onClose={() => {
              reject(false)
              onFocus()
            }}
          />
        ) : (
          <div className="wrap gap-8">
            <Button {...keyed('a')} disabled={obstacle !== undefined} onClick={onApprove}>
              Goedkeuren
            </Button>
            <Button variant="default" danger {...keyed('w')} onClick={() => reject(true)}>
              Afkeuren
            </Button>
          </div>
        )}
        {obstacle && <p className="soft small">{obstacle}</p>}
      </div>
    </div>
  )
}

/** Why this document cannot be approved: it has expired, or a required file cannot be seen. */
function useObstacle({ kind, files, allowedActions }: QueuedDocument, isUnseen: boolean): string | undefined {
  const { isSuccess, isError } = useStoredFile(files[0]?.uuid)
  if (files.length === 0 && neededFields[kind].includes('files')) return 'Goedkeuren kan niet: er is geen bestand ingeleverd.'
  if (!allowedActions.includes('approve')) return 'Goedkeuren kan niet: de geldigheid van dit document is voorbij.'
  if (files.length === 0) return undefined
  if (isError) return 'Goedkeuren kan niet: het bestand is nu niet te zien.'
  if (!isSuccess) return 'Het bestand wordt opgehaald.'
  return isUnseen ? 'Goedkeuren kan pas als je het bestand hebt gedownload: het is hier niet te zien.' : undefined
}

const signs = {
  good: { sign: <CheckIcon size={18} />, said: 'Goed' },
  look: { sign: <AttentionIcon size={18} />, said: 'Kijk na' },
  wrong: { sign: <CloseIcon size={18} />, said: 'Klopt niet' },
}

const Row = ({ check: { outcome, text } }: { check: Check }) => (
  <li data-outcome={outcome}>
    {signs[outcome].sign}
    <span>
      <span className="unseen">{signs[outcome].said}: </span>
      {text}
    </span>
  </li>
)

/** The results of the automatic checks. */
function Checks({ document, today }: { document: QueuedDocument; today: string }) {
  const { kind, number = null, title = null, issuedOn = null, expiresOn = null, files } = document
  const checks = documentChecks(kind, { number, title, issuedOn, expiresOn, fileCount: files.length }, today)
  const pdf = files.find(({ mediaType }) => mediaType === 'application/pdf')
  return (
    <ul className={`grid gap-4 ${classes.checks}`} aria-label="Nagekeken">
      {checks.map(check => (
        <Row key={check.text} check={check} />
      ))}
      {pdf && <NameInFile key={pdf.uuid} file={pdf.uuid} lastName={document.careWorker.profile.lastName} />}
    </ul>
  )
}

function NameInFile({ file, lastName }: { file: string; lastName: string }) {
  const text = useFileText(file, useStoredFile(file).data)
  return text === undefined ? null : <Row check={nameCheck(text ?? '', { lastName })} />
}
