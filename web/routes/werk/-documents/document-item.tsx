import { useState } from 'react'
import { kindOf, type Paper, waitingOf } from '#care/documents/paper.ts'
import { sayInstant, sayReview, sayValidity } from '#care/documents/say-document.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import type { KeptFile } from '#components/fields/file-field.tsx'
import { ChevronRightIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { nameKinds } from '#words/documents-nl.ts'
import classes from './document.module.css'
import { DocumentButton, DocumentCard, type LookProps } from './document-card.tsx'
import { StandingLine } from './document-parts.tsx'
import { useHandIn } from './hand-in/hand-in.ts'

const DocumentDialog = late(() => import('./document-dialog.tsx'))
const OneDocument = late(() => import('#care/documents/one-document.tsx'))
const HandInDialog = late(() => import('./hand-in/hand-in-dialog.tsx'))
const StoredFileDialog = late(() => import('#care/documents/stored-file-dialog.tsx'))

const looks = { card: DocumentCard, row: DocumentRow, button: DocumentButton }

/** What is open according to the address, and links elsewhere. */
export type Place = {
  /** The open document: its kind, or its uuid where there are several of a kind. */
  document?: string | undefined
  handingIn: boolean
  /** The version shown, if only one is. */
  version: string | undefined
  versionHref: (document: string, version: string) => Address
  hrefOf: (document: string, handingIn?: boolean) => Address
  onClose: () => void
  onKind: (kind: DocumentKind) => void
}

type Props = {
  paper: Paper
  /** Its name in the address. */
  id: string
  isOpen: boolean
  look: keyof typeof looks
  /** The first document that needs action: the one thing to do on the screen. */
  first?: boolean
  now: string
  today: string
  place: Place
}

/** A document on the screen, with its dialogs while the address says so. */
export function DocumentItem({ paper, id, isOpen, look, first = false, now, today, place }: Props) {
  const handIn = useHandIn(paper)
  const [viewing, setViewing] = useState<KeptFile>()
  const asked = paper.kinds.find(kind => kind === place.document)
  const kind = asked ?? kindOf(paper)
  const href = place.hrefOf(id)
  const handInHref = place.hrefOf(id, true)
  const Look = looks[look]
  const { onClose, onKind } = place
  const version = paper.versions.find(({ uuid }) => uuid === place.version)
  const again = (
    <Button size="lg" variant="default" href={href} inPlace>
      Alle versies
    </Button>
  )
  return (
    <>
      <Look {...{ paper, kind, href, handInHref, first, now, today, handIn }} />
      {isOpen &&
        (version ? (
          <OneDocument
            kind={version.kind}
            uuid={version.uuid}
            documents={paper.versions}
            today={today}
            next={again}
            onClose={onClose}
          />
        ) : place.handingIn ? (
          <HandInDialog {...{ paper, kind, handIn, now, today, onKind, onClose }} onView={setViewing} />
        ) : (
          <DocumentDialog
            {...{ paper, kind, handInHref, now, today, onClose }}
            versionHref={version => place.versionHref(id, version)}
            onView={setViewing}
          />
        ))}
      {viewing && <StoredFileDialog file={viewing} onClose={() => setViewing(undefined)} />}
    </>
  )
}

/** A document that needs no action now: its state, its validity, and what happens next. */
function DocumentRow({ paper, href, handInHref, now, today }: LookProps) {
  const { standing, versions, kinds, title } = paper
  const waiting = waitingOf(paper)
  const held = standing.document
  const detail =
    waiting === held && waiting
      ? `ingeleverd ${sayInstant(waiting.createdAt, today)}. ${sayReview(waiting.createdAt, now)}`
      : held && (sayValidity(held, today) ?? held.title)
  return (
    <li>
      <AppLink
        className={`quiet-link grid with-end middle gap-12 ${classes.row}`}
        href={versions.length > 0 ? href : handInHref}
        inPlace
      >
        <span className={`grid gap-2 breaks ${classes.rowWords}`}>
          <strong>{nameKinds(versions[0] ? [versions[0].kind] : kinds, title)}</strong>
          <span className={`wrap ${classes.rowState}`}>
            {versions.length > 0 ? (
              <StandingLine standing={standing} />
            ) : (
              <span className={classes.soft}>Niet ingeleverd: hoeft niet</span>
            )}
            {detail && <span className={`figures ${classes.soft}`}>{detail}</span>}
          </span>
          {waiting && waiting !== held && (
            <span className={`figures ${classes.soft}`}>Wij kijken je nieuwe versie na. {sayReview(waiting.createdAt, now)}</span>
          )}
        </span>
        <ChevronRightIcon size={20} />
      </AppLink>
    </li>
  )
}
