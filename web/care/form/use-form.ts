import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Problem } from '#client/api.ts'
import { forgetBehind, leaveBehind, onLeaving, takeBack } from '#client/left-behind.ts'
import { toastDone, toastFailed } from '#components/layers/toast.ts'
import { useAction } from '../action/use-action.ts'
import { explain } from '../tell.ts'
import { errorAt, type FieldErrors, isAt, refusalOf, renamed, withoutChanged } from './refusal.ts'

interface Options<V, A> {
  start: V
  /** Stores the values instead of the screen, as useDraft of client/drafts.ts does; success clears it. */
  draft?: { draft: V; set: (next: (now: V) => V) => void; clear: () => void }
  /** Reads the values on submit, for uncontrolled fields: a password manager fills them in without an event. */
  read?: (form: HTMLFormElement) => V
  /** The errors by field. `way` is the value of the pressed button. */
  check?: (values: V, way: string) => FieldErrors
  /** The form field of a server path with another name. */
  fieldOf?: Readonly<Record<string, keyof V & string>>
  /** Sends it; throws a Problem when it is refused. */
  send: (values: V, way: string) => Promise<A>
  /** Called on success; a returned sentence becomes a toast. */
  done?: (answer: A, values: V) => unknown
  /** Undoes it, from the toast. */
  undo?: (answer: A, values: V) => Promise<unknown>
  /** Another sentence for a refusal, or null when the form has dealt with it. */
  refused?: (problem: Problem) => string | null | undefined
}

type NamesOf<V, T> = { [N in keyof V]: V[N] extends T ? N : never }[keyof V] & string
type Told<N> = { name: N; error: string | undefined }
export interface FormOf<V> {
  ref: RefObject<HTMLFormElement | null>
  values: V
  set: (changes: Partial<V>) => void
  errors: FieldErrors
  /** The refusal, when it concerns no field of this form. */
  refusal: string | undefined
  busy: boolean
  /** The value of the button it was last sent with. */
  way: string
  submit: (event?: FormEvent) => Promise<void>
  /** Resets the form and its messages. */
  clear: () => void
  /** The error of a field or a path inside it, for fields that the three below do not fit. */
  errorAt: (path: string) => string | undefined
  /** The props of a field by name: for one that passes its value, for an input, and for a checkbox. */
  field: <N extends keyof V & string>(name: N) => Told<N> & { value: V[N]; onChange: (value: V[N]) => void }
  text: <N extends NamesOf<V, string>>(
    name: N,
  ) => Told<N> & { value: string; onChange: (event: ChangeEvent<{ value: string }>) => void }
  tick: <N extends NamesOf<V, boolean>>(
    name: N,
  ) => Told<N> & { checked: boolean; onChange: (event: ChangeEvent<{ checked: boolean }>) => void }
}

/**
 * A form: errors show after the first submit, and from then on while typing; the server's errors show at their field until it
 * changes, otherwise above the buttons. The first wrong field gets the focus.
 */
export function useForm<V extends object, A = unknown>(options: Options<V, A>): FormOf<V> {
  const { start, draft, check, fieldOf = {} } = options
  const ref = useRef<HTMLFormElement>(null)
  const shown = useRef(new Set<string>())
  const [own, setOwn] = useState(() => (draft ? start : takeBack(start)))
  const [tried, setTried] = useState({ times: 0, way: '' })
  const [{ wrong, sentence }, setRefusal] = useState<{ wrong: FieldErrors; sentence?: string }>({ wrong: {} })
  const { busy, send } = useSending(options)
  const values = draft ? draft.draft : own
  const errors = { ...wrong, ...(tried.times > 0 && check?.(values, tried.way)) }
  useFocusOnWrong(ref, tried.times, busy)
  useLeaving(start, draft ? undefined : own)

  const put = (next: (now: V) => V) => (draft ? draft.set(next) : setOwn(next))
  const set = (changes: object) => {
    setRefusal(last => ({ wrong: withoutChanged(last.wrong, Object.keys(changes)) }))
    put(now => Object.assign({}, now, changes))
  }
  const clear = () => {
    if (draft) draft.clear()
    else setOwn(start)
    setTried({ times: 0, way: '' })
    setRefusal({ wrong: {} })
  }
  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    const way = wayOf(event)
    const given = (ref.current && options.read?.(ref.current)) ?? values
    if (given !== values) put(() => given)
    setTried({ times: tried.times + 1, way })
    setRefusal({ wrong: {} })
    if (busy || hasUnfinished(ref.current) || Object.keys(check?.(given, way) ?? {}).length > 0) return
    const refused = await send(given, way)
    if (!refused) return
    const { problem, said } = refused
    const mapped = { message: problem.message, violations: renamed(problem.violations, fieldOf) }
    const found = refusalOf(mapped, path => [...shown.current].some(name => isAt(path, name)))
    setRefusal(said === undefined ? found : { wrong: found.wrong, sentence: said })
  }
  const at = (path: string) => {
    shown.current.add(path)
    return errorAt(errors, path)
  }
  const part = <N extends string>(name: N) => ({ name, error: at(name) })
  return {
    ...{ ref, values, set, errors, refusal: sentence, busy, way: tried.way, submit, clear, errorAt: at },
    field: name => ({ ...part(name), value: values[name], onChange: value => set({ [name]: value }) }),
    text: name => ({ ...part(name), value: String(values[name]), onChange: event => set({ [name]: event.currentTarget.value }) }),
    tick: name => ({
      ...part(name),
      checked: values[name] === true,
      onChange: event => set({ [name]: event.currentTarget.checked }),
    }),
  }
}

/** Sends the form and reports the result; returns the refusal that the form itself has to show. */
function useSending<V, A>({ send, done, undo, refused }: Options<V, A>) {
  const [busy, setBusy] = useState(false)
  const { act } = useAction()
  // The screen only shows that it is busy after the next render: a second press may come before that.
  const running = useRef(false)
  const attempt = async (values: V, way: string) => {
    if (running.current) return undefined
    running.current = true
    setBusy(true)
    try {
      const answer = await send(values, way)
      const said = await done?.(answer, values)
      const back = undo && { act: () => void act({ run: () => undo(answer, values), done: 'Ongedaan gemaakt.' }) }
      if (typeof said === 'string') toastDone(said, back)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      const said = refused?.(problem)
      if (said === null) return undefined
      if (problem.status !== 409 || said !== undefined) return { problem, said }
      // After a conflict the form may be gone together with its subject: a toast still reports it.
      toastFailed(explain(problem))
    } finally {
      running.current = false
      setBusy(false)
    }
    return undefined
  }
  return { busy, send: attempt }
}

/** Keeps what was typed while the user logs in again on another site. */
function useLeaving<V extends object>(start: V, own: V | undefined): void {
  const [first] = useState(start)
  useEffect(() => forgetBehind(first), [first])
  useEffect(() => onLeaving(() => own && leaveBehind(first, own)), [first, own])
}

/** Once the errors are on the screen, the first wrong field gets the focus. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>, tries: number, busy: boolean): void {
  useEffect(() => {
    if (tries > 0 && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, tries, busy])
}

/** Whether a control itself knows that it is incomplete, such as a name that was typed but not chosen; it then says so. */
const hasUnfinished = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].filter(one => one instanceof HTMLInputElement && one.validity.customError && !one.checkValidity())
    .length > 0

const wayOf = (event: FormEvent | undefined): string => {
  const pressed = event?.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
  return pressed instanceof HTMLButtonElement ? pressed.value : ''
}
