import { useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { showConflict } from '../../form/refusal.ts'
import { useForm } from '../../form/use-form.ts'
import { dateOf } from '../../moment/moment.ts'
import type { Marks } from '../plan/lines-by-day.ts'
import type { Roster } from '../roster.ts'
import { bodyOf, type Question, questionOf, readQuestion, wrongWith } from './question.ts'

type Args = { roster: Roster | undefined; marks: Marks; now: string; onMade: (made: Roster) => void }

/** The request for a roster as a form: that of the roster on the screen, with the changes since. */
export function useQuestion({ roster, marks, now, onMade }: Args) {
  const today = dateOf(now)
  const { run } = useChange('POST /rosters')
  const draft = useDraft<Question>(`rooster ${roster?.uuid ?? ''}`, questionOf(roster, today), kept => readQuestion(kept, today))
  return useForm<Question, Roster>({
    start: draft.draft,
    draft,
    check: question => wrongWith(question, today),
    fieldOf: { startDate: 'from', endDate: 'until', locations: 'places', expertiseLevels: 'levels' },
    send: question => run({ body: bodyOf(question, marks) }),
    done: made => {
      draft.forget()
      onMade(made)
    },
    // For too much work the refusal says by how much to reduce it: it is shown by the form.
    refused: showConflict,
  })
}
