import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { useWaitingMessages } from '#care/messages/use-waiting-messages.ts'
import { useDraft } from '#client/drafts.ts'
import { queuedWords } from '#client/outbox/use-queued-change.ts'
import { Button } from '#components/controls/button.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { type Choice, questionAbout, workOf } from './choice.ts'

const read = (kept: unknown) => (typeof kept === 'string' ? { text: kept } : undefined)

/** Asks the back office to look at a choice again: a message in their conversation. */
export function LookAgain({ me, choice, onClose }: { me: string; choice: Choice; onClose: () => void }) {
  const start = { text: questionAbout(choice) }
  const kept = useDraft(`opnieuw-kijken:${choice.uuid}`, start.text, one => read(one)?.text)
  const messages = useWaitingMessages({ kind: 'careWorker', uuid: me })
  const form = useForm({
    start,
    draft: {
      draft: { text: kept.draft },
      set: next => kept.set(text => next({ text }).text),
      clear: kept.clear,
    },
    check: ({ text }) => (text.trim() ? {} : { text: 'Schrijf waar het over gaat.' }),
    send: ({ text }) => messages.send(text.trim()),
    done: sent => {
      kept.forget()
      onClose()
      return sent === 'waits' ? queuedWords : 'Je bericht is verstuurd. Het antwoord komt bij Contact.'
    },
  })
  return (
    <Dialog title="Laat een mens opnieuw kijken" about={workOf(choice)} busy={form.busy} onClose={onClose}>
      <OwnNameOnly>
        <Form
          of={form}
          act="Versturen"
          frame={DialogButtons}
          more={
            <Button variant="default" disabled={form.busy} onClick={onClose}>
              Terug
            </Button>
          }
        >
          <p>De backoffice leest je bericht, kijkt opnieuw en legt uit waarom. Je mag er zelf iets bij schrijven.</p>
          <TextArea label="Je bericht" rows={7} maxLength={4000} {...form.text('text')} />
        </Form>
      </OwnNameOnly>
    </Dialog>
  )
}
