import type { Draft, Errors } from './registration.ts'

/** What the fields of each step take. */
export type FieldsProps = { draft: Draft; errors: Errors; set: (changes: Partial<Draft>) => void }
