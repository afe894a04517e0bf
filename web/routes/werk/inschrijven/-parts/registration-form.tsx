import { Navigate, useNavigate } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { AddressFields } from '#care/form/address-fields.tsx'
import { FieldPair, Form } from '#care/form/form.tsx'
import { type FormOf, useForm } from '#care/form/use-form.ts'
import { usePlace } from '#care/form/use-place.ts'
import { track } from '#client/analytics.ts'
import { useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import type { FieldsProps } from './fields.ts'
import classes from './registration.module.css'
import {
  bodyOf,
  checkStep,
  type Draft,
  emptyDraft,
  fieldOf,
  nextStep,
  reachOf,
  readDraft,
  type Step,
  stepRefused,
} from './registration.ts'
import { Summary } from './summary.tsx'
import { WorkFields } from './work-fields.tsx'

/** After a change of step the focus goes to the first wrong field, otherwise to the heading. Not when the screen opens. */
function useStepFocus(form: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>, step: number) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const target = wrong ?? heading.current
    target?.focus()
  }, [step, form, heading])
}

const steps = [1, 2, 3] as const
const titles: Record<Step, string> = { 1: 'Wie ben je?', 2: 'Wat doe je?', 3: 'Klopt alles?' }
/** The progress in words: the line is only decoration. */
const stateOf = (one: Step, now: Step) => (one < now ? 'Gedaan.' : one === now ? 'Nu.' : 'Straks.')
const searchOf = (step: Step) => (step === 1 ? {} : { stap: step })

/** The registration in three steps. This tab keeps what people type until it is sent. */
export function RegistrationForm({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const kept = useDraft('inschrijven', emptyDraft, readDraft)
  const { place, unknown } = usePlace(kept.draft)
  const [overviewSeen, setOverviewSeen] = useState(step === 3)
  const register = useChange('POST /care_workers/register')
  const goTo = (next: Step) => navigate({ to: '/werk/inschrijven', search: searchOf(next) })
  const whole = (draft: Draft) => ({ ...draft, city: draft.city ?? place ?? null })
  const form: FormOf<Draft> = useForm<Draft, Step | undefined>({
    start: emptyDraft,
    draft: kept,
    // A step that was not submitted yet shows no errors.
    check: (draft, tried) => (tried === String(step) ? checkStep(step, whole(draft), unknown) : {}),
    fieldOf,
    send: async draft => {
      if (step < 3) return nextStep(step, whole(draft), overviewSeen, form.errors)
      await register.run({ body: bodyOf(draft) })
      return undefined
    },
    done: (next, draft) => {
      if (next) {
        form.set({ city: whole(draft).city })
        return goTo(next)
      }
      track('Registration sent')
      kept.forget()
      return navigate({ to: '/werk/inschrijven/gelukt', state: { registeredEmail: draft.email.trim() }, replace: true })
    },
    refused: ({ status, message, violations }) => {
      const found = stepRefused(violations)
      if (found.step && found.step !== step) void goTo(found.step)
      if (status === 422 && violations.length > 0) return found.isAll ? '' : undefined
      return `${message} Wat je hebt ingevuld, blijft staan.`
    },
  })
  useStepFocus(form.ref, heading, step)

  const reach = reachOf(kept.draft)
  if (step > reach) return <Navigate to="/werk/inschrijven" search={searchOf(reach)} replace />
  if (step === 3 && !overviewSeen) setOverviewSeen(true)
  const back = step > 1 && (
    <Button href={`/werk/inschrijven${step > 2 ? '?stap=2' : ''}`} variant="default" size="lg">
      Terug
    </Button>
  )
  return (
    <Form of={form} act={step === 3 ? 'Inschrijven' : 'Verder'} way={String(step)} large more={back} frame={Buttons}>
      <div className={`grid gap-12 ${classes.progress}`}>
        <ol className={`grid gap-6 ${classes.line}`} aria-label="Stappen">
          {steps.map(one => (
            <li key={one} data-reached={one <= step || undefined} {...(one === step && { 'aria-current': 'step' as const })}>
              <span className="unseen">
                {titles[one]} {stateOf(one, step)}
              </span>
            </li>
          ))}
        </ol>
        <h2 ref={heading} tabIndex={-1}>
          <span>Stap {step} van 3</span> {titles[step]}
        </h2>
      </div>
      {step === 1 && <WhoFields form={form} place={place} />}
      {step === 2 && <WorkFields form={form} />}
      {step === 3 && <Summary form={form} />}
    </Form>
  )
}

const Buttons = ({ children }: { children: ReactNode }) => (
  <div className={`grid with-start gap-12 ${classes.buttons}`}>{children}</div>
)

/** Name, how to reach someone, and the address. */
function WhoFields({ form, place }: FieldsProps & { place: string | undefined }) {
  return (
    <>
      <FieldPair>
        <TextField label="Voornaam" autoComplete="given-name" maxLength={100} {...form.text('firstName')} />
        <TextField label="Achternaam" autoComplete="family-name" maxLength={100} {...form.text('lastName')} />
      </FieldPair>
      <TextField
        label="E-mailadres"
        description="Je krijgt hier een link. Met dit adres log je later in."
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={200}
        {...form.text('email')}
      />
      <PhoneField label="Telefoonnummer" autoComplete="tel" {...form.text('phone')} />
      <AddressFields form={form} place={place} own />
    </>
  )
}
