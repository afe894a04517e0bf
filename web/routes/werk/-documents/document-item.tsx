import { useState } from 'react'
import { kindOf, type Paper } from '#care/documents/paper.ts'
import { Button } from '#components/controls/button.tsx'
import type { KeptFile } from '#components/fields/file-field.tsx'
import { late } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { DocumentButton, DocumentCard } from './document-card.tsx'
import { DocumentRow } from './document-row.tsx'
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
