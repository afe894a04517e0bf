import { useNavigate } from '@tanstack/react-router'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf, formatDates } from '#care/moment/moment.ts'
import { assignmentHref } from '#care/moment/publication.ts'
import { track } from '#client/analytics.ts'
import type { Problem } from '#client/api.ts'
import { isShaped } from '#client/draft-shape.ts'
import { useDraft } from '#client/drafts.ts'
import { isQueued, queuedWords, useQueuedChange } from '#client/outbox/use-queued-change.ts'
import { Button } from '#components/controls/button.tsx'
import { Refusal } from '#components/page/refusal.tsx'
import { formatDate } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import classes from './assignment.module.css'
import { reactionDraft, reactionEntry } from './reaction-entries.ts'
import { Motivation, NextSteps } from './reaction-fields.tsx'
import type { Assignment } from './use-assignment.ts'

/** The server says "not found" to people who may no longer see the assignment: it was taken while the form was open. */
const explain = ({ violations }: Problem): string | undefined =>
  violations.some(({ propertyPath }) => propertyPath === 'careMomentPublication')
    ? 'Je kunt op deze opdracht niet meer reageren. Misschien is er iemand gekozen, of trok de organisatie de opdracht in.'
    : undefined

const empty = { motivation: '' }
const read = (kept: unknown) => (isShaped(kept, empty, empty) ? kept : undefined)

/** The form of a reaction. The draft survives an error, a reload and the end of the login. */
export function ReactForm({ assignment: { publication, moment } }: { assignment: Assignment }) {
  const navigate = useNavigate()
  const kept = useDraft(reactionDraft(publication.uuid), empty, read)
  const place = useQueuedChange('POST /care_moment_publication_reactions')
  const when = moment.timeScope === 'period' ? `van ${formatDates(moment)}` : `op ${formatDate(dateOf(moment.startDate))}`
  const form = useForm({
    start: empty,
    draft: kept,
    send: ({ motivation }) => {
      const body = { careMomentPublication: publication['@id'], motivation: motivation.trim() || null, agreed: true } as const
      return place.run({ body }, reactionEntry(publication, motivation))
    },
    done: async answer => {
      kept.forget()
      if (isQueued(answer)) {
        await navigate({ href: assignmentHref(publication.uuid), replace: true })
        return queuedWords
      }
      track('Reaction placed')
      const search = { opdracht: publication.uuid }
      return navigate({ to: '/werk/nieuwe-opdrachten/reactie-geplaatst', search, replace: true })
    },
    refused: explain,
  })
  return (
    <form
      ref={form.ref}
      className={`grid packed gap-16 ${classes.column}`}
      onSubmit={event => void form.submit(event)}
      noValidate
    >
      <Motivation {...form.text('motivation')} />
      <NextSteps termHours={moment.cancellationTermHours} />
      <div className="grid gap-12">
        <Refusal>{form.refusal}</Refusal>
        <p>Je zegt hiermee dat je {when} kunt. Word je gekozen, dan kom je werken.</p>
        <OwnNameOnly>
          <Button type="submit" size="lg" fullWidth loading={form.busy}>
            {actionWords.react}
          </Button>
        </OwnNameOnly>
      </div>
    </form>
  )
}
