import { useState } from 'react'
import { Choices } from '#components/controls/choices.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import classes from './ladder.module.css'
import { groupWords, nameWait, type Offer, type Step, waits } from './offer.ts'

type Props = { value: Offer; onChange: (offer: Offer) => void; error?: string | undefined }

/** The steps in which an assignment reaches more people: each group with its delay after the publication. */
export default function LadderFields({ value, onChange, error }: Props) {
  const { audience, widening } = value
  const change = (step: Step) =>
    onChange({ ...value, widening: widening.map(one => (one.audience === step.audience ? step : one)) })
  return (
    <fieldset className={`across ${classes.whole}`}>
      <legend className="unseen">Wanneer ziet wie het</legend>
      <ol className={`grid gap-16 ${classes.ladder}`}>
        <li data-state="present">
          <strong>{groupWords[audience]}</strong>
          <span className="soft small">meteen na het publiceren</span>
        </li>
        {widening.map(step => (
          <li key={step.audience} data-state="ahead">
            <strong>{groupWords[step.audience]}</strong>
            <Wait step={step} onChange={change} />
            {step.audience === 'favorites' && (
              <button
                type="button"
                className="tap to-start touch small underlined"
                onClick={() => onChange({ ...value, widening: widening.filter(one => one !== step) })}
              >
                Deze stap overslaan
              </button>
            )}
          </li>
        ))}
      </ol>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Wait({ step, onChange }: { step: Step; onChange: (step: Step) => void }) {
  const { audience, afterMinutes } = step
  const isUsual = waits.some(wait => wait === afterMinutes)
  const [isOwn, setOwn] = useState(!isUsual)
  const choices = [...waits.map(wait => ({ value: wait as number, label: `na ${nameWait(wait)}` })), { value: 0, label: 'eigen' }]
  return (
    <>
      <Choices
        label={`Wanneer ${groupWords[audience].toLowerCase()}`}
        hidden
        look="buttons"
        choices={choices}
        chosen={[isOwn ? 0 : afterMinutes]}
        onChange={([wait]) => {
          setOwn(wait === 0)
          if (wait) onChange({ audience, afterMinutes: wait })
        }}
      />
      {isOwn && (
        <NumberField
          label="Uren na het publiceren"
          unit="uur"
          decimals={1}
          value={afterMinutes / 60}
          onChange={hours => hours && onChange({ audience, afterMinutes: Math.round(hours * 60) })}
        />
      )}
    </>
  )
}
