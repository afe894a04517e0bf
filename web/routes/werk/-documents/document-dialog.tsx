import { asksRenewal, type HeldDocument, type Paper, rejectedOf, waitingOf } from '#care/documents/paper.ts'
import { Proof } from '#care/documents/proof.tsx'
import { sayInstant, sayReview, standingWord } from '#care/documents/say-document.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import type { KeptFile } from '#components/fields/file-field.tsx'
import { formatSize } from '#components/files/file-size.ts'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { DocumentIcon } from '#components/marks/icons.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import type { Address } from '#contract/addresses.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { documentHelp } from '#words/document-help-nl.ts'
import { nameKinds } from '#words/documents-nl.ts'
import classes from './document.module.css'
import { Arrange, Rejected, StandingLine } from './document-parts.tsx'
import { actWords } from './hand-in/act-words.ts'

type Props = {
  paper: Paper
  kind: DocumentKind
  handInHref: Address
  versionHref: (version: string) => Address
  now: string
  today: string
  onView: (file: KeptFile) => void
  onClose: () => void
}

/** A document: its state, what was handed in, the review, and earlier versions. */
export default function DocumentDialog({ paper, kind, handInHref, versionHref, now, today, onView, onClose }: Props) {
  const { standing, versions, title } = paper
  const rejected = rejectedOf(paper)
  const waiting = waitingOf(paper)
  const shown = standing.document
  const earlier = versions.filter(version => version !== shown && version !== waiting)
  return (
    <Dialog title={nameKinds(versions.length > 0 ? [kind] : paper.kinds, title)} inAddress onClose={onClose}>
      <StandingLine pill standing={standing} />
      {rejected && <Rejected document={rejected} today={today} />}
      {!shown && <p className="soft">{documentHelp[kind].what}</p>}
      {waiting && waiting !== shown && (
        <section className={`stack gap-12 ${classes.version}`}>
          <h3>Nieuwe versie, in beoordeling</h3>
          <p className={classes.soft}>{sayReview(waiting.createdAt, now)}</p>
          <Version document={waiting} today={today} onView={onView} />
        </section>
      )}
      {shown && (
        <section className={`stack gap-12 ${classes.version}`}>
          {waiting === shown && <p className={classes.soft}>{sayReview(shown.createdAt, now)}</p>}
          <Version document={shown} today={today} onView={onView} />
        </section>
      )}
      {earlier.length > 0 && (
        <details className={classes.arrange}>
          <summary>Eerdere versies ({earlier.length})</summary>
          {earlier.map(version => (
            <Earlier key={version.uuid} version={version} href={versionHref(version.uuid)} today={today} />
          ))}
        </details>
      )}
      {!shown && <Arrange kind={kind} />}
      <DialogButtons>
        <Button size="lg" variant={asksRenewal(paper) ? 'filled' : 'default'} href={handInHref} inPlace>
          {actWords(paper, kind)}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

type VersionProps = { document: HeldDocument; today: string; onView: (file: KeptFile) => void }

function Version({ document, today, onView }: VersionProps) {
  const { kind, number, issuedOn, expiresOn, createdAt, reviewedAt, reviewerName, files } = document
  const help = documentHelp[kind]
  return (
    <>
      <Facts>
        {number && <Fact label={help.number?.[0] ?? 'Nummer'}>{number}</Fact>}
        {issuedOn && <Fact label={help.issuedOn ?? 'Afgegeven op'}>{formatDate(issuedOn)}</Fact>}
        {expiresOn && <Fact label="Geldig tot en met">{formatDate(expiresOn)}</Fact>}
        <Fact label="Ingeleverd">{sayInstant(createdAt, today)}</Fact>
        {reviewedAt && (
          <Fact label="Beoordeeld">
            {sayInstant(reviewedAt, today)}
            {reviewerName ? ` door ${reviewerName}` : document.proof === 'proven' && ' door het zegel'}
          </Fact>
        )}
      </Facts>
      <Proof document={document} />
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map(({ '@id': id, name, size }) => (
            <li key={id}>
              <button type="button" onClick={() => onView({ id, name, size })}>
                <DocumentIcon size={20} />
                <span>
                  {name} <span className={classes.soft}>{formatSize(size)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Earlier({ version, href, today }: { version: HeldDocument; href: Address; today: string }) {
  const { label, tone } = standingWord({ state: version.status })
  return (
    <section className={`stack gap-12 ${classes.version}`}>
      <StatusPill tone={tone}>{label}</StatusPill>
      {version.rejectionReason && <Rejected document={version} today={today} />}
      <AppLink href={href} inPlace>
        Bekijk de versie van {sayInstant(version.createdAt, today)}
      </AppLink>
    </section>
  )
}
