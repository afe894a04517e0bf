import type { FormOf } from '#care/form/use-form.ts'
import type { Draft } from './registration.ts'

/** The props of the fields of each step. */
export type FieldsProps = { form: FormOf<Draft> }
