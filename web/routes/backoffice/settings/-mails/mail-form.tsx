import { useRef, useState } from 'react'
import { AskFirst } from '#care/action/ask-first.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Card } from '#components/page/page.tsx'
import classes from '../settings.module.css'
import { MailPreview } from './mail-preview.tsx'
import type { MailText } from './mail-text.ts'

const empty = { subject: '', text: '', button: '' }
type Typed = typeof empty
const readTyped = (kept: unknown) => (isShaped(kept, empty, empty) ? kept : undefined)
const wordsOf = ({ subject, text, button }: Typed) => ({ subject, text, button: button || null })

/** The text of a mail with its placeholders, beside a preview. */
export function MailForm({ mail }: { mail: MailText }) {
  const { letter, version, ours, places, isOurs } = mail
  const { run } = useChange('PUT /mail_texts/{letter}')
  const draft = useDraft(`mail-${letter}-${version}`, { ...mail, button: mail.button ?? '' } as Typed, readTyped)
  const form = useForm<Typed>({
    start: empty,
    draft,
    check: ({ subject, text, button }) => ({
      ...(!subject.trim() && { subject: 'Vul het onderwerp in.' }),
      ...(!text.trim() && { text: 'Vul de tekst in.' }),
      ...(ours.button && !button.trim() && { button: 'Vul in wat er op de knop staat.' }),
    }),
    send: values => run({ letter, body: { ...wordsOf(values), version } }),
    done: () => {
      draft.forget()
      return 'De tekst is bewaard. De eerstvolgende mail gaat zo.'
    },
  })
  const { last, toLast, put } = usePlaces(form)
  return (
    <div className={`grid top gap-16 ${classes.halves}`}>
      <Card title="Tekst">
        <Form of={form} act="Tekst bewaren" more={!isOurs && <BackToOurs mail={mail} />}>
          <TextField label="Onderwerp" required maxLength={200} {...form.text('subject')} onFocus={toLast} />
          <TextArea label="Tekst" required rows={6} maxLength={4000} {...form.text('text')} onFocus={toLast} />
          {ours.button && <TextField label="Knop" required maxLength={60} {...form.text('button')} onFocus={toLast} />}
          {places.length > 0 && (
            <fieldset className={`wrap gap-8 ${classes.places}`}>
              <legend>Invoegen in {lastWords[last]}</legend>
              {places.map(({ name, example }) => (
                <Button key={name} size="sm" variant="default" title={example} onClick={() => put(name)}>
                  {`{${name}}`}
                </Button>
              ))}
              <p className="soft reading">
                Wat tussen haken staat, vullen wij per mail in. Is er niets in te vullen, dan valt het weg met de spatie ervoor.
              </p>
            </fieldset>
          )}
        </Form>
      </Card>
      <Card title="Zo ziet de mail eruit">
        <MailPreview letter={letter} words={wordsOf(form.values)} />
      </Card>
    </div>
  )
}

const lastWords = { subject: 'het onderwerp', text: 'de tekst', button: 'de knop' }
type Field = HTMLInputElement | HTMLTextAreaElement
/** Inserts a placeholder at the last cursor position, in whichever field that was. */
function usePlaces(form: { values: Typed; set: (changes: Partial<Typed>) => void }) {
  const field = useRef<Field>(null)
  const [last, setLast] = useState<keyof Typed>('text')
  const toLast = ({ currentTarget }: { currentTarget: Field }) => {
    field.current = currentTarget
    setLast(currentTarget.name as keyof Typed)
  }
  const put = (place: string) => {
    const words = form.values[last]
    const [from, until] = [field.current?.selectionStart ?? words.length, field.current?.selectionEnd ?? words.length]
    form.set({ [last]: `${words.slice(0, from)}{${place}}${words.slice(until)}` })
    const after = from + place.length + 2
    // Once the new text is in the field.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(after, after)
    })
  }
  return { last, toLast, put }
}

function BackToOurs({ mail: { letter, version, ours } }: { mail: MailText }) {
  const { run } = useChange('POST /mail_texts/{letter}/restore')
  const [isAsking, ask] = useState(false)
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => ask(true)}>
        Terug naar onze tekst
      </Button>
      {isAsking && (
        <AskFirst
          title="Terug naar onze tekst?"
          consequences={
            <>
              <p>De eerstvolgende mail gaat weer zo. Wat er nu staat, blijft hieronder te lezen.</p>
              <blockquote className="as-typed breaks">
                <strong>{ours.subject}</strong>
                {`\n\n${ours.text}`}
              </blockquote>
            </>
          }
          act="Onze tekst terugzetten"
          run={() => run({ letter, body: { version } })}
          done="De mail heeft weer onze tekst."
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
