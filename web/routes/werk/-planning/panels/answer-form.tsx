import { Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useChange } from '#client/cache.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { formatDate } from '#rules/time/format-nl.ts'

const start = { answer: '' }

/** A care worker's answer to a violation, which can be given once. */
export function AnswerForm({ violation: { uuid, answerUntil } }: { violation: { uuid: string; answerUntil: string } }) {
  const draft = useDraft(`antwoord ${uuid}`, start, kept => (isShaped(kept, start, start) ? kept : undefined))
  const { run } = useChange('PUT /care_worker_violations/{uuid}/answer')
  const form = useForm({
    start,
    draft,
    check: ({ answer }) => ({ ...(!answer.trim() && { answer: 'Schrijf je antwoord op.' }) }),
    send: ({ answer }) => run({ uuid, body: { answer: answer.trim() } }),
    done: () => {
      draft.forget()
      return 'Je antwoord is verstuurd.'
    },
    refused: showConflict,
  })
  return (
    <Form of={form} title="Je antwoord" act="Antwoord versturen">
      <p>
        Je kunt één keer antwoorden, tot en met {formatDate(dateOf(answerUntil))}. Daarna verandert je antwoord niet meer. De
        organisatie en de backoffice lezen het.
      </p>
      <TextArea
        label="Hoe ging het volgens jou?"
        description="Noem geen namen van cliënten."
        required
        rows={5}
        maxLength={2000}
        {...form.text('answer')}
      />
    </Form>
  )
}
