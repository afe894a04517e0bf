import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { parsePostcode } from '../../../../../rules/dutch-numbers.ts'
import account from '../../../../care/account/account-form.module.css'
import { track } from '../../../../client/analytics.ts'
import { Problem } from '../../../../client/api.ts'
import { askOnce, useChange } from '../../../../client/cache.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { Button } from '../../../../components/button.tsx'
import { Refusal } from '../../../../components/refusal.tsx'
import classes from './registration.module.css'
import {
  bodyOf,
  checkStep,
  type Draft,
  type Errors,
  emptyDraft,
  errorsOn,
  nextStep,
  reachOf,
  readDraft,
  readRefusal,
  type Step,
} from './registration.ts'
import { Summary } from './summary.tsx'
import { useStepFocus } from './use-step-focus.ts'
import { WhoFields } from './who-fields.tsx'
import { WorkFields } from './work-fields.tsx'

const steps = [1, 2, 3] as const
const titles: Record<Step, string> = { 1: 'Wie ben je?', 2: 'Wat doe je?', 3: 'Klopt alles?' }
const searchOf = (step: Step) => (step === 1 ? {} : { stap: step })

/** The place of a complete postcode, asked with its four digits. `unknown` when there is no such postcode. */
function usePlace(typed: string): { place: string | undefined; unknown: boolean } {
  const postcode = parsePostcode(typed)?.slice(0, 4)
  const query = askOnce('GET /postcodes/{postcode}', { postcode: postcode ?? '' })
  const { data, error } = useQuery({ ...query, enabled: postcode !== undefined })
  return { place: data?.place, unknown: error?.status === 404 }
}

/** The sentence for a refusal as a whole; nothing when the fields show all of it. */
const explain = ({ status, message, violations }: Problem): string | undefined => {
  const unplaced = violations.find(violation => readRefusal([violation]).step === undefined)
  if (status === 422 && violations.length > 0) return unplaced?.message
  return `${message} Wat je hebt ingevuld, blijft staan.`
}

/** The registration in three steps. This tab keeps what people type until it is sent. */
export function RegistrationForm({ step }: { step: Step }) {
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const { draft, set, forget } = useDraft('inschrijven', emptyDraft, readDraft)
  const { place, unknown } = usePlace(draft.postcode)
  const filled = { ...draft, city: draft.city ?? place ?? null }
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState<Step>()
  const [refused, setRefused] = useState<Errors>({})
  const [overviewSeen, setOverviewSeen] = useState(step === 3)
  const register = useChange('POST /care_workers/register')
  const focusFirst = useStepFocus(form, heading, step)

  if (step > reachOf(draft)) return <Navigate to="/werk/inschrijven" search={searchOf(reachOf(draft))} replace />
  if (step === 3 && !overviewSeen) setOverviewSeen(true)

  const check = (): Errors => ({
    ...checkStep(step, filled),
    ...(step === 1 && unknown && { postcode: 'Deze postcode kennen we niet.' }),
    ...(step === 3 && !agreed && { agreed: 'Vink aan dat je akkoord gaat.' }),
  })
  const errors = { ...errorsOn(step, refused), ...(tried === step && check()) }
  const refusal = step === 3 && register.problem && explain(register.problem)
  const change = (changes: Partial<Draft>) => {
    set(now => ({ ...now, ...changes }))
    setRefused(({ ...rest }) => {
      for (const name of Object.keys(changes) as (keyof Draft)[]) delete rest[name]
      return rest
    })
  }
  const send = async () => {
    try {
      await register.run({ body: bodyOf(draft) })
      track('Registration sent')
      await navigate({ to: '/werk/inschrijven/gelukt', state: { registeredEmail: draft.email.trim() }, replace: true })
      forget()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const found = readRefusal(problem.violations)
      setRefused(found.errors)
      if (found.step && found.step !== step) await navigate({ to: '/werk/inschrijven', search: searchOf(found.step) })
      else focusFirst()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(step)
    if (Object.keys(check()).length > 0) return focusFirst()
    if (step === 3) return void send()
    setTried(undefined)
    change({ city: filled.city })
    void navigate({ to: '/werk/inschrijven', search: searchOf(nextStep(step, filled, overviewSeen, refused)) })
  }

  return (
    <form ref={form} className={account.form} onSubmit={submit} noValidate>
      <div className={classes.progress}>
        <div className={classes.line} aria-hidden="true">
          {steps.map(one => (
            <span key={one} data-reached={one <= step || undefined} />
          ))}
        </div>
        <h2 ref={heading} tabIndex={-1}>
          <span>Stap {step} van 3</span> {titles[step]}
        </h2>
      </div>
      {step === 1 && <WhoFields draft={draft} errors={errors} set={change} place={place} />}
      {step === 2 && <WorkFields draft={draft} errors={errors} set={change} />}
      {step === 3 && <Summary draft={draft} agreed={agreed} onAgree={setAgreed} error={errors.agreed} />}
      <Refusal>{refusal}</Refusal>
      <div className={classes.buttons}>
        {step > 1 && (
          <Button href={`/werk/inschrijven${step > 2 ? '?stap=2' : ''}`} variant="default" size="lg">
            Terug
          </Button>
        )}
        <Button type="submit" size="lg" loading={register.busy}>
          {step === 3 ? 'Inschrijven' : 'Verder'}
        </Button>
      </div>
    </form>
  )
}
