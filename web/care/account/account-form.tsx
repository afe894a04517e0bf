import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Problem } from '../../client/api.ts'
import { Button } from '../../components/button.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { type FieldErrors, refusalOf } from '../form/refusal.ts'
import classes from './account-form.module.css'

type Form = {
  form: RefObject<HTMLFormElement | null>
  busy: boolean
  errors: FieldErrors
  refusal: string | undefined
  /** Does the work unless something is missing. A refusal shows at its field, or above the button when it is about no field. */
  send: (missing: FieldErrors, work: () => Promise<unknown>) => Promise<void>
}

/** The state of a form outside the app: whether it is busy, and what is wrong with which of its fields. */
export function useAccountForm(...fields: string[]): Form {
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const show = (wrong: FieldErrors, sentence?: string) => {
    setErrors(wrong)
    setRefusal(sentence)
    const first = fields.find(field => wrong[field])
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return first !== undefined
  }
  const send: Form['send'] = async (missing, work) => {
    if (show(missing)) return
    setBusy(true)
    try {
      await work()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const { wrong, sentence } = refusalOf(problem, path => fields.includes(path))
      show(wrong, sentence)
    } finally {
      setBusy(false)
    }
  }
  return { form, busy, errors, refusal, send }
}

type Props = Pick<Form, 'form' | 'busy' | 'refusal'> & {
  /** What the button says. */
  act: string
  onSubmit: () => unknown
  /** The fields. */
  children: ReactNode
  /** What stands below the button. */
  after?: ReactNode
}

/** The form of a screen outside the app: the fields, the refusal (just above the button that was pressed), and one button. */
export function AccountForm({ form, busy, refusal, act, onSubmit, children, after }: Props) {
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <Refusal>{refusal}</Refusal>
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {act}
      </Button>
      {after}
    </form>
  )
}

/** Says whose account this is, so that a password manager knows whose password it keeps. */
export function AccountEmail({ email, label = 'E-mailadres' }: { email: string; label?: string }) {
  return (
    <>
      <p className={classes.email}>
        {label} <strong>{email}</strong>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
