import { type ReactNode, useState } from 'react'
import { PasswordField } from './password-field.tsx'
import type { Strength } from './password-strength.ts'
import classes from './special-fields.module.css'

type Props = {
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  label: string
  name?: string
}

const words: Record<Strength, string> = { 0: 'nog te kort', 1: 'zwak', 2: 'matig', 3: 'goed', 4: 'sterk' }
const steps = [1, 2, 3, 4] as const

/** A new password: says beforehand what is required, and shows its strength while people type. */
export function NewPasswordField({ value, onChange, error, label, name = 'password' }: Props) {
  const [measure, setMeasure] = useState<(password: string) => Strength>()
  const change = (next: string) => {
    onChange(next)
    // The code that measures loads when people begin to type; the field works without it.
    if (!measure) void import('./password-strength.ts').then(loaded => setMeasure(() => loaded.measure)).catch(() => undefined)
  }
  return (
    <div className="grid gap-8">
      <PasswordField
        label={label}
        name={name}
        description="Minstens 12 tekens. Een zinnetje is goed en makkelijk te onthouden."
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={event => change(event.currentTarget.value)}
        error={error}
      />
      {!error && <Meter level={value && measure ? measure(value) : undefined} />}
    </div>
  )
}

function Meter({ level }: { level: Strength | undefined }) {
  return (
    <div className={`grid gap-6 ${classes.meter}`} data-level={level}>
      <div className={`grid gap-4 ${classes.bar}`} aria-hidden="true">
        {steps.map(step => (
          <span key={step} data-filled={(level !== undefined && step <= level) || undefined} />
        ))}
      </div>
      <p className="soft small" role="status">
        Sterkte: <strong className="ink">{level === undefined ? 'nog niets ingevuld' : words[level]}</strong>
      </p>
    </div>
  )
}
