import type { Draft, DraftErrors } from './draft.ts'

/** What each group of fields on the form takes. */
export type FieldsProps = { draft: Draft; errors: DraftErrors; set: (changes: Partial<Draft>) => void }
