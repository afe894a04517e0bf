import type { FormOf } from '../../form/use-form.ts'
import type { Draft } from '../draft.ts'

/** The props of each group of fields on the form. */
export type FieldsProps = { form: FormOf<Draft> }
