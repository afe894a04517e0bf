import type { HeldDocument, Paper } from '#care/documents/paper.ts'
import { sayInstant, standingWord } from '#care/documents/say-document.ts'
import { AttentionIcon, CheckIcon, ClockIcon, CloseIcon, HourglassIcon } from '#components/marks/icons.tsx'
import { documentHelp } from '#words/document-help-nl.ts'
import type { DocumentKind } from '#words/documents-nl.ts'
import classes from './document.module.css'

const icons = {
  missing: AttentionIcon,
  rejected: CloseIcon,
  expired: CloseIcon,
  submitted: HourglassIcon,
  ending: ClockIcon,
  approved: CheckIcon,
} as const

/** The state of a document: an icon and a word; as a pill where it needs action. */
export function StandingLine({
  standing,
  pill = false,
}: {
  standing: Pick<Paper['standing'], 'state' | 'daysLeft'>
  pill?: boolean
}) {
  const Icon = icons[standing.state]
  const { label, tone } = standingWord(standing)
  return (
    <span className={`inline-row to-start gap-6 small strong ${classes.state}`} data-tone={tone} data-pill={pill || undefined}>
      <Icon size={18} />
      {label}
    </span>
  )
}

/** Why it was rejected, in the reviewer's words. */
export const Rejected = ({ document, today }: { document: HeldDocument; today: string }) => (
  <figure className={`breaks ${classes.rejected}`}>
    <blockquote className="as-typed">“{document.rejectionReason}”</blockquote>
    <figcaption className="figures">
      {document.reviewerName ? `${document.reviewerName} van Zorginzet` : 'Zorginzet'}
      {document.reviewedAt && `, ${sayInstant(document.reviewedAt, today)}`}
    </figcaption>
  </figure>
)

/** How to get a document. */
export function Arrange({ kind }: { kind: DocumentKind }) {
  const { arrange } = documentHelp[kind]
  if (!arrange) return null
  return (
    <details className={classes.arrange}>
      <summary>Nog geen? Zo regel je het</summary>
      <p>
        {arrange.text}
        {arrange.at && (
          <>
            {' '}
            <a href={arrange.at.href} target="_blank" rel="noreferrer">
              {arrange.at.name}
            </a>
          </>
        )}
      </p>
    </details>
  )
}
