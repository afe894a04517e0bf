import type { Draft, Errors } from './registration.ts'

/** The props of the fields of each step. */
export type FieldsProps = { draft: Draft; errors: Errors; set: (changes: Partial<Draft>) => void }
