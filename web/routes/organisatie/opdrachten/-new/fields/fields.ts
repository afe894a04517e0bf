import type { Draft, DraftErrors } from '../draft.ts'

/** The props of each group of fields on the form. */
export type FieldsProps = { draft: Draft; errors: DraftErrors; set: (changes: Partial<Draft>) => void }

/** As `helpBelow` of our own fields, for those of Mantine. */
export const orderBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** The labels of the lazily loaded fields: the plain fields that stand in for them have the same. */
export const clientWords = {
  label: 'Cliënt',
  name: 'client',
  placeholder: 'Zoek op naam',
  description: 'Alleen wie je kiest, ziet voor wie het is.',
}
export const actsWords = {
  label: 'Handelingen',
  name: 'acts',
  placeholder: 'Kies handelingen',
  description: 'Alleen wie hierin bekwaam is, kan reageren.',
}
