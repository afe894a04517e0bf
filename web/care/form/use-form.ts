import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Problem } from '../../client/api.ts'
import { toastDone, toastFailed } from '../../components/toast.ts'
import { explain } from '../tell.ts'
import { type FieldErrors, refusalOf } from './refusal.ts'

interface Options<V, A> {
  start: V
  /** What keeps the values instead of the screen: useDraft of client/drafts.ts. */
  draft?: { draft: V; set: (next: (now: V) => V) => void; forget: () => void }
  /** A sentence for each field that is not right, by the field's name. */
  check?: (values: V) => FieldErrors
  /** The field of a path of the server, where that has another name. */
  fieldOf?: Record<string, keyof V & string>
  /** Sends it; throws a Problem when it is refused. */
  send: (values: V) => Promise<A>
  /** What follows when it is done; a sentence is said in a toast. */
  done?: (answer: A, values: V) => unknown
  /** A sentence of the form's own for a refusal, or null when the form has dealt with it. */
  refused?: (problem: Problem) => string | null | undefined
}

export interface FormOf<V> {
  ref: RefObject<HTMLFormElement | null>
  values: V
  set: (changes: Partial<V>) => void
  errors: FieldErrors
  /** Why it was refused, when that is about no field of this form. */
  refusal: string | undefined
  busy: boolean
  submit: (event?: FormEvent) => Promise<void>
  /** The props of a field by its name: of one that hands over its value, and of an input that hands over an event. */
  field: <N extends keyof V & string>(
    name: N,
  ) => { name: N; value: V[N]; error: string | undefined; onChange: (value: V[N]) => void }
  text: <N extends TextNames<V>>(
    name: N,
  ) => { name: N; value: string; error: string | undefined; onChange: (event: ChangeEvent<{ value: string }>) => void }
}
type TextNames<V> = { [N in keyof V]: V[N] extends string ? N : never }[keyof V] & string

/**
 * A form: what is missing shows after the first try, and from then on while people type; what the server refuses shows at its
 * field until that field changes, and else above the buttons. The first field that is not right gets the focus.
 */
export function useForm<V extends object, A = unknown>(options: Options<V, A>): FormOf<V> {
  const { start, draft, check, fieldOf, send, done, refused } = options
  const ref = useRef<HTMLFormElement>(null)
  const shown = useRef(new Set<string>())
  const [own, setOwn] = useState(start)
  const [tried, setTried] = useState(0)
  const [refusals, setRefusals] = useState<{ wrong: FieldErrors; sentence?: string }>({ wrong: {} })
  const [busy, setBusy] = useState(false)
  const values = draft ? draft.draft : own
  const errors = { ...refusals.wrong, ...(tried > 0 && check?.(values)) }
  useEffect(() => {
    if (tried > 0 && !busy) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tried, busy])

  const change = (changes: object) => {
    const isOther = (path: string) => !Object.keys(changes).some(name => isAt(path, name))
    setRefusals(({ wrong }) => ({ wrong: Object.fromEntries(Object.entries(wrong).filter(([path]) => isOther(path))) }))
    const next = (now: V): V => Object.assign({}, now, changes)
    if (draft) draft.set(next)
    else setOwn(next)
  }
  const refuse = (problem: unknown) => {
    if (!(problem instanceof Problem)) throw problem
    const said = refused?.(problem)
    if (said === null) return
    // After a conflict the form may be gone with what it was about: a toast still says so.
    if (problem.status === 409 && said === undefined) return toastFailed(explain(problem))
    const { wrong, sentence } = refusalOf(renamed(problem, fieldOf), path => [...shown.current].some(name => isAt(path, name)))
    setRefusals(said ? { wrong: {}, sentence: said } : { wrong, ...(sentence && { sentence }) })
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    setTried(tried + 1)
    setRefusals({ wrong: {} })
    if (busy || Object.keys(check?.(values) ?? {}).length > 0) return
    setBusy(true)
    try {
      const answer = await send(values)
      draft?.forget()
      const said = await done?.(answer, values)
      if (typeof said === 'string') toastDone(said)
    } catch (problem) {
      refuse(problem)
    } finally {
      setBusy(false)
    }
  }
  const errorOf = (name: string) => {
    shown.current.add(name)
    return errors[name]
  }
  return {
    ...{ ref, values, set: change, errors, refusal: refusals.sentence, busy, submit },
    field: name => ({ name, value: values[name], error: errorOf(name), onChange: value => change({ [name]: value }) }),
    text: name => ({
      name,
      value: String(values[name]),
      error: errorOf(name),
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value }),
    }),
  }
}
/** Whether a path of the server is this field, or within it: 'expenses[0].amount' is within 'expenses'. */
const isAt = (path: string, name: string) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`)
const renamed = ({ status, message, violations }: Problem, fieldOf: Record<string, string> = {}) => ({
  status,
  message,
  violations: violations.map(one => ({ ...one, propertyPath: fieldOf[one.propertyPath] ?? one.propertyPath })),
})
