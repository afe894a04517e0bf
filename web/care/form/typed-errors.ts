import { type TypedKind, typedError } from '#rules/typed/readers.ts'
import type { FieldErrors } from './refusal.ts'

/** The error of a typed text, by the reader of its kind; undefined when there is none. */
export const typedErrors = (kind: TypedKind, text: string, name: string = kind): FieldErrors => {
  const said = typedError(kind, text)
  return said === undefined ? {} : { [name]: said }
}
