import { type Paper, rejectedOf, waitingOf } from '#care/documents/paper.ts'
import { sayReview } from '#care/documents/say-document.ts'
import { WhereSealed } from '#care/documents/where-sealed.tsx'
import { FieldPair, Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { documentRules } from '#care/stored-files.ts'
import { useChange } from '#client/cache.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { FileField, type KeptFile } from '#components/fields/file-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { sayRules } from '#components/files/file-rules.ts'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { isAsked, maxFiles, neededFields } from '#rules/documents/document-requirements.ts'
import type { DocumentKind } from '#rules/documents/required-documents.ts'
import { documentHelp } from '#words/document-help-nl.ts'
import classes from '../document.module.css'
import { Arrange, Rejected } from '../document-parts.tsx'
import { actWords } from './act-words.ts'
import { bodyOf, errorsIn, type HandIn, waitsFor } from './hand-in.ts'

export type HandInProps = {
  paper: Paper
  kind: DocumentKind
  handIn: HandIn
  now: string
  today: string
  /** Chooses another of the alternative kinds. */
  onKind: (kind: DocumentKind) => void
  onView: (file: KeptFile) => void
  onClose: () => void
}

/** Hands in a document: its pages, its number and its dates. */
export default function HandInDialog({ paper, kind, handIn, now, today, onKind, onView, onClose }: HandInProps) {
  const { kept, sending } = handIn
  const { run } = useChange(`POST /${kind}_documents`)
  const review = sayReview(now, now)
  const form = useForm({
    start: kept.draft,
    draft: kept,
    check: draft => errorsIn(kind, draft, today),
    send: draft => run({ body: bodyOf(kind, draft) }),
    done: ({ reviewedAt }) => {
      kept.clear()
      onClose()
      return reviewedAt ? 'Ingeleverd en meteen goedgekeurd: het zegel bewijst het.' : `Ingeleverd. ${review}`
    },
  })
  const { what } = documentHelp[kind]
  const rejected = rejectedOf(paper)
  const wait = waitsFor(sending, form.values.files.length)
  const hasFiles = isAsked(kind, 'files')
  const note = (
    <p className={`soft small text-centre ${classes.wait}`} role="status">
      {wait ?? `Daarna kijken wij ernaar. ${review}`}
    </p>
  )
  return (
    <Dialog title={actWords(paper, kind)} closedBy="closerequest" inAddress busy={form.busy} onClose={onClose}>
      <p className="soft">
        {what}
        {hasFiles && ` ${sayRules(documentRules)} per bestand, hoogstens ${maxFiles} bestanden.`}
      </p>
      <WhereSealed
        kind={kind}
        say={maker => `Liever niet wachten? Een pdf met het zegel van ${maker} hoeft meestal niemand na te kijken.`}
      />
      {rejected && <Rejected document={rejected} today={today} />}
      {waitingOf(paper) && (
        <p className="soft">Wij kijken je vorige versie nog na. Lever je een nieuwe in, dan vervangt die de vorige.</p>
      )}
      <Form of={form} act="Inleveren" large frame={DialogButtons} disabled={wait !== undefined} more={note}>
        {paper.kinds.length > 1 && (
          <Segmented
            wide
            label="Welke rekening?"
            words={Object.fromEntries(paper.kinds.map(one => [one, accountWords[one] ?? one])) as Record<DocumentKind, string>}
            value={kind}
            onChange={onKind}
          />
        )}
        {hasFiles && (
          <FileField
            label="Bladzijden"
            several
            camera
            most={maxFiles}
            rules={documentRules}
            sending={sending}
            files={form.values.files}
            onChange={files => form.set({ files })}
            send={never}
            open={onView}
            error={form.errorAt('files')}
          />
        )}
        <Fields kind={kind} form={form} today={today} fixedTitle={paper.title !== undefined} />
      </Form>
      <Arrange kind={kind} />
    </Dialog>
  )
}

const accountWords: Partial<Record<DocumentKind, string>> = { personal_iban: 'Privé', commercial_iban: 'Zakelijk' }
// The item on the screen sends it.
const never = () => Promise.reject(new Error('sent by the item'))

type FieldsProps = {
  kind: DocumentKind
  form: ReturnType<typeof useForm<HandIn['kept']['draft']>>
  today: string
  fixedTitle: boolean
}

function Fields({ kind, form, today, fixedTitle }: FieldsProps) {
  const { number, issuedOn, expiresOn } = documentHelp[kind]
  const isOptional = (field: 'number' | 'issuedOn' | 'expiresOn') => !neededFields[kind].includes(field)
  const label = (field: Parameters<typeof isOptional>[0], words: string) => (isOptional(field) ? `${words} (mag)` : words)
  const parts = [
    isAsked(kind, 'number') && number && (
      <TextField
        key="number"
        label={label('number', number[0])}
        {...(number[1] && { description: number[1], helpBelow: true })}
        maxLength={60}
        autoComplete="off"
        {...form.text('number')}
      />
    ),
    isAsked(kind, 'issuedOn') && issuedOn && (
      <DateField key="issuedOn" label={label('issuedOn', issuedOn)} maxDate={today} {...form.field('issuedOn')} />
    ),
    isAsked(kind, 'expiresOn') && expiresOn && (
      <DateField key="expiresOn" label={label('expiresOn', expiresOn)} minDate={today} {...form.field('expiresOn')} />
    ),
  ].filter(Boolean)
  return (
    <>
      {isAsked(kind, 'title') && (
        <TextField
          label={kind === 'diploma' ? 'Welk diploma?' : 'Welk certificaat?'}
          description={kind === 'diploma' ? 'Bijvoorbeeld: Verzorgende IG' : 'Bijvoorbeeld: Reanimatie'}
          maxLength={120}
          readOnly={fixedTitle}
          {...form.text('title')}
        />
      )}
      {parts.length === 2 ? <FieldPair>{parts}</FieldPair> : parts}
    </>
  )
}
