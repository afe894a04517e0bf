import type { ReactNode } from 'react'
import type { Address } from '#contract/addresses.ts'
import { ArrowLeftIcon } from '../marks/icons.tsx'
import { AppLink } from './app-link.tsx'
import classes from './period-nav.module.css'

/** Where a step goes: an address, or a function; null when there is nothing that way. */
type Step = Address | (() => void) | null
type Props = {
  /** What one step is: "week" or "maand". */
  unit: 'week' | 'maand'
  /** The shown period: "week 47 van 2026 (16 t/m 22 november)". */
  name: string
  /** The name in two parts, for when it does not fit; the steps then have no text. */
  short?: readonly [string, string]
  before: Step
  after: Step
  /** The way back to the present: "Deze week" or "Vandaag". */
  present: { label: string; to: Step }
  /** Whether the name is a heading of the page. */
  heading?: boolean
}

function StepTo({ to, label, children }: { to: Step; label?: string; children: ReactNode }) {
  if (typeof to === 'string')
    return (
      <AppLink href={to} aria-label={label}>
        {children}
      </AppLink>
    )
  return (
    <button type="button" aria-label={label} disabled={to === null} onClick={to ?? undefined}>
      {children}
    </button>
  )
}

/** The shown week or month, with links to the one before and after it, and back to the present. */
export function PeriodNav({ unit, name, before, after, present, heading = false, short }: Props) {
  const Name = heading ? 'h2' : 'p'
  return (
    <div className={`wrap-row gap-wrap ${classes.period}`} data-short={short && true}>
      <nav className={`rounded no-print ${classes.steps}`} aria-label={`Andere ${unit}`}>
        <StepTo to={before} label={`Vorige ${unit}`}>
          <ArrowLeftIcon size={20} />
          <span className={classes.word}>Vorige</span>
        </StepTo>
        <StepTo to={present.to}>{present.label}</StepTo>
        <StepTo to={after} label={`Volgende ${unit}`}>
          <span className={classes.word}>Volgende</span>
          <ArrowLeftIcon size={20} className={classes.forward} />
        </StepTo>
      </nav>
      <Name className={`figures ${classes.name}`} aria-live="polite">
        {short ? (
          <>
            <span className={classes.long}>{name}</span>
            <span className={classes.short}>
              {short[0]} <span className="plain">{short[1]}</span>
            </span>
          </>
        ) : (
          name
        )}
      </Name>
    </div>
  )
}
