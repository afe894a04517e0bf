import { FlagIcon } from '#care/care-icons.tsx'
import type { PlanProblem } from '#care/client-plan/plan.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import { agreementOf, type Entry, fieldOf, withAgreed } from './report-draft.ts'
import { ScoreChoice } from './score-choice.tsx'
import classes from './write.module.css'

type Props = {
  entry: Entry
  /** The problem in the plan, if it is in there. */
  plan: PlanProblem | undefined
  /** Its last score; undefined before the first, null where no score can be given. */
  last: number | undefined | null
  error: string | undefined
  onChange: (change: Partial<Entry>) => void
}

/** The report on one problem: what was agreed, what was done and seen, and an optional score. */
export function ProblemPart({ entry, plan, last, error, onChange }: Props) {
  const agreed = plan && agreementOf(plan)
  return (
    <section className="card grid gap-12 pad-16" aria-label={entry.name}>
      <h3 className="large breaks">{entry.name}</h3>
      {plan && (
        <p className={`flex gap-8 soft small ${classes.agreed}`}>
          <FlagIcon size={18} />
          <span>
            {agreed && `Afspraak: ${agreed}. `}Doel: {plan.goal}
          </span>
        </p>
      )}
      <div className="relative">
        <TextArea
          label="Wat deed en zag je?"
          name={fieldOf(entry.problem)}
          rows={3}
          value={entry.text}
          error={error}
          onChange={event => onChange({ text: event.currentTarget.value })}
        />
        {plan && (
          <button
            type="button"
            className={`tap inline-row gap-4 touch strong ${classes.asAgreed}`}
            onClick={() => onChange({ text: withAgreed(entry.text, plan) })}
          >
            <PlusIcon size={18} />
            Volgens afspraak
            <span className="unseen"> bij {entry.name}</span>
          </button>
        )}
      </div>
      {last !== null && <ScoreChoice scale="status" value={entry.score} last={last} onChange={score => onChange({ score })} />}
    </section>
  )
}
