import { useId } from 'react'
import classes from './special-fields.module.css'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value in words: beside the label, and for screen readers. */
  say: (value: number) => string
  onChange: (value: number) => void
}

/** A number chosen by sliding: with a finger, the mouse or the arrow keys. */
export function RangeField({ label, value, min, max, step, say, onChange }: Props) {
  const id = useId()
  return (
    <div className={`grid with-end baseline ${classes.range}`}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="figures" aria-hidden="true">
        {say(value)}
      </output>
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        aria-valuetext={say(value)}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
