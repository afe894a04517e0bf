import { type TypedKind, whatIsWrong } from '../../../rules/readers.ts'
import type { FieldErrors } from './refusal.ts'

/** What is wrong with what is typed at a field, by the reader of its kind; nothing while there is none. */
export const toldOf = (kind: TypedKind, text: string, name: string = kind): FieldErrors => {
  const said = whatIsWrong(kind, text)
  return said === undefined ? {} : { [name]: said }
}
