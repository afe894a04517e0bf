import { useFileText, useStoredFile } from '#care/documents/use-stored-file.ts'
import { AttentionIcon, CheckIcon, CloseIcon } from '#components/marks/icons.tsx'
import { type Check, documentChecks, nameCheck } from '#rules/documents/document-checks.ts'
import classes from './queue.module.css'
import type { QueuedDocument } from './use-queue.ts'

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
export function Checks({ document, today }: { document: QueuedDocument; today: string }) {
  const { kind, number = null, title = null, issuedOn = null, expiresOn = null, files } = document
  const checks = documentChecks(kind, { number, title, issuedOn, expiresOn, fileCount: files.length }, today)
  const pdf = files.find(({ mediaType }) => mediaType === 'application/pdf')
  return (
    <ul className={`plain-list grid gap-4 ${classes.checks}`} aria-label="Nagekeken">
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
