import { Fact, Facts } from '#components/marks/fact.tsx'
import type { contractDuration, contractForm } from '#contract/workers/contract-proposals.ts'
import { contractDurationWords, contractFormWords, hasWeeklyHours } from '#words/contract-proposals-nl.ts'
import classes from './offer.module.css'
import { Salary, type Scale } from './salary.tsx'

/** The terms. Without a scale or hours these are by agreement. */
export interface Terms {
  form: (typeof contractForm)[number]
  duration: (typeof contractDuration)[number]
  hoursPerWeek?: number | undefined
  salaryScale?: Scale | undefined
  message?: string | undefined
}

/** The terms of a proposal in plain words, as its worker reads them; `from` is who signs the message. */
export function Offer({ terms: { form, duration, hoursPerWeek, salaryScale, message }, from }: { terms: Terms; from: string }) {
  const { label, means } = contractFormWords[form]
  return (
    <>
      <Facts>
        <Fact label="Contract">
          <strong>{label}</strong>
          <span className="block soft small">{means}</span>
        </Fact>
        <Fact label="Hoe lang?">{contractDurationWords[duration]}</Fact>
        <Fact label="Uren">
          {hasWeeklyHours(form) ? (hoursPerWeek ? `${hoursPerWeek} uur per week` : 'In overleg') : 'Geen vast aantal'}
        </Fact>
        <Fact label="Functiegroep (FWG)">
          <Salary {...{ salaryScale, hoursPerWeek }} />
        </Fact>
      </Facts>
      {message && (
        <figure className={classes.message}>
          <blockquote className="as-typed breaks">{message}</blockquote>
          <figcaption className="above-4 soft small">{from}</figcaption>
        </figure>
      )}
    </>
  )
}
