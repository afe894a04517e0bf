import type { Draft, DraftErrors } from './draft.ts'

/** What each group of fields on the form takes. */
export type FieldsProps = { draft: Draft; errors: DraftErrors; set: (changes: Partial<Draft>) => void }

/** What helps stands below a field, so that fields beside each other stay in line. */
export const helpBelow: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
}
