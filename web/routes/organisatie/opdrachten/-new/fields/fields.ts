import type { Draft, DraftErrors } from '../draft.ts'

/** The props of each group of fields on the form. */
export type FieldsProps = { draft: Draft; errors: DraftErrors; set: (changes: Partial<Draft>) => void }
