import { useState } from 'react'
import { invoiceDay, paidBy, percentOf, type Stage, type Step, type Sums, sayStage, stepsOf } from '#care/earnings.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { late } from '#components/page/suspense.tsx'
import { formatMoney, formatTime } from '#rules/time/format-nl.ts'
import type { ContractType } from '#words/nl.ts'
import classes from './money-line.module.css'

const PartsDialog = late(() => import('./parts-dialog.tsx'))

/** The amount whose shifts the dialog lists: that of a step, or one that did not get that far. */
export type Opened = { title: string; cents: number; stages: readonly Stage[] }
type Props = {
  me: string
  /** "2026-11" */
  month: string
  sums: Sums
  forms: readonly ContractType[]
}

/**
 * The steps from worked to paid, each with the amounts that did not get this far, and why. Pressing an amount lists its shifts.
 */
export function MoneyLine({ me, month, sums, forms }: Props) {
  const [opened, setOpened] = useState<Opened>()
  const by = paidBy(sums, forms)
  const steps = stepsOf(sums, by)
  const present = now()
  const next = invoiceDay(dateOf(present), formatTime(present))
  return (
    <>
      <ol className="stack figures">
        {steps.map(step => (
          <StepOfLine key={step.name} percent={percentOf(step.cents, steps)} {...{ step, next }} open={setOpened} />
        ))}
      </ol>
      <p className="above-12 soft small">
        {by === 'payroll'
          ? 'Je loon komt van de loonadministratie. Wat er netto op je rekening komt en wanneer, staat op je loonstrook; dat zien wij hier niet.'
          : 'Alle bedragen zijn zonder btw, met bonus en onkosten. Reken je btw, dan komt die er op de factuur bij.'}
        {by === 'both' && ' Uitzendwerk krijg je via je loon; dat telt niet mee bij uitbetaald.'}
      </p>
      {opened && <PartsDialog {...{ me, month, opened, next }} onClose={() => setOpened(undefined)} />}
    </>
  )
}

type StepProps = { step: Step; next: string; percent: number; open: (one: Opened) => void }

function StepOfLine({ step: { label, cents, stages, less }, next, percent, open }: StepProps) {
  return (
    <li className={`grid ${classes.step}`}>
      {less.length > 0 && (
        <ul className={`grid ${classes.less}`}>
          {less.map(({ stage, cents: left }) => {
            const why = sayStage[stage](next)
            return (
              <li key={stage}>
                <button
                  type="button"
                  onClick={() => open({ title: why[0]!.toUpperCase() + why.slice(1), cents: left, stages: [stage] })}
                >
                  <strong className="touch underlined">{formatMoney(Math.abs(left))}</strong> {why}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <button
        type="button"
        className={`grid baseline gap-4-12 rounded ink ${classes.number}`}
        disabled={cents === 0}
        onClick={() => open({ title: label, cents, stages })}
      >
        <span>{label}</span>
        <strong>{formatMoney(cents)}</strong>
        <span className={`across sunken ${classes.track}`} aria-hidden="true">
          <span className={`block ${classes.fill}`} style={{ inlineSize: `${percent}%` }} />
        </span>
      </button>
    </li>
  )
}
