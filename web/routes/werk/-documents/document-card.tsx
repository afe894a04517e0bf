import { type Paper, rejectedOf } from '#care/documents/paper.ts'
import { sayValidity } from '#care/documents/say-document.ts'
import { documentRules } from '#care/stored-files.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { UploadIcon } from '#components/files/file-icons.tsx'
import { sayRules } from '#components/files/file-rules.ts'
import { formatSent } from '#components/files/file-size.ts'
import type { Address } from '#contract/addresses.ts'
import { isAsked } from '#rules/documents/document-requirements.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { documentHelp } from '#words/document-help-nl.ts'
import { nameKinds } from '#words/documents-nl.ts'
import classes from './document.module.css'
import { Arrange, Rejected, StandingLine } from './document-parts.tsx'
import { actWords } from './hand-in/act-words.ts'
import type { HandIn } from './hand-in/hand-in.ts'

export type LookProps = {
  paper: Paper
  kind: DocumentKind
  href: Address
  handInHref: Address
  first: boolean
  now: string
  today: string
  handIn: HandIn
}

/** A document that needs action from its worker: its state, the reason, and handing it in. */
export function DocumentCard({ paper, kind, href, handInHref, first, today, handIn }: LookProps) {
  const { standing, versions, kinds, title } = paper
  const rejected = rejectedOf(paper)
  const { what } = documentHelp[kind]
  const isSending = handIn.sending.underWay.length > 0
  return (
    <li className={`card stack gap-8 pad-16 ${classes.card}`}>
      <h3>
        {versions.length > 0 ? (
          <AppLink href={href} inPlace>
            {nameKinds(kinds, title)}
          </AppLink>
        ) : (
          nameKinds(kinds, title)
        )}
      </h3>
      {/* A rejected renewal beside a document that is still valid needs action. */}
      <StandingLine pill standing={rejected ? { state: 'rejected' } : standing} />
      {rejected && <Rejected document={rejected} today={today} />}
      {!rejected && standing.document && <p className={classes.soft}>{sayValidity(standing.document, today)}</p>}
      {versions.length === 0 && (
        <p className={classes.soft}>
          {kinds.length > 1 ? 'Privé of zakelijk: één van de twee is genoeg.' : what}
          {isAsked(kind, 'files') && ` ${sayRules(documentRules)}.`}
        </p>
      )}
      {isSending && <SendingLine handIn={handIn} />}
      {!isSending && handIn.kept.draft.files.length > 0 && <p className={classes.soft}>Je bent hiermee begonnen: maak het af.</p>}
      <Button size="lg" fullWidth variant={first ? 'filled' : 'default'} href={handInHref} inPlace>
        {actWords(paper, kind)}
      </Button>
      {versions.length === 0 && <Arrange kind={kind} />}
    </li>
  )
}

/** A missing document among others of its kind: only the button to hand it in. */
export const DocumentButton = ({ paper, kind, handInHref, first, handIn }: LookProps) => (
  <div className={`grid gap-12 above-12 ${classes.add}`}>
    {handIn.sending.underWay.length > 0 && <SendingLine handIn={handIn} />}
    <Button size="lg" variant={first ? 'filled' : 'default'} href={handInHref} inPlace>
      {actWords(paper, kind)}
    </Button>
  </div>
)

/** The progress of uploads that continue while their dialog is closed. */
function SendingLine({ handIn: { sending } }: { handIn: HandIn }) {
  return (
    <ul className="grid gap-12">
      {sending.underWay.map(one => (
        <li className="stack gap-6" key={one.key}>
          {one.refusal ? (
            <span className="lost small">
              {one.file.name} is niet gelukt. {one.refusal}
            </span>
          ) : (
            <>
              <span className={`flex spread gap-12 small breaks figures ${classes.amount}`}>
                <span>
                  <UploadIcon size={18} /> {one.file.name}, {formatSent(one.file, one.percent)}
                </span>
                <strong>{one.percent}%</strong>
              </span>
              <progress value={one.percent} max={100} aria-label={`${one.file.name} versturen`} />
            </>
          )}
          <span className="flex gap-8">
            {one.again && (
              <Button size="sm" variant="default" onClick={() => sending.again(one)}>
                Opnieuw
              </Button>
            )}
            <Button size="sm" variant="default" onClick={() => sending.stop(one)}>
              {one.refusal ? 'Wissen' : 'Stoppen'}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
