import type { Draft, DraftErrors } from '../draft.ts'

/** What each group of fields on the form takes. */
export type FieldsProps = { draft: Draft; errors: DraftErrors; set: (changes: Partial<Draft>) => void }

/** As `helpBelow` of our own fields, for those of Mantine. */
export const orderBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

/** The words of the fields that are lazily loaded: the plain ones that stand in for them have the same. */
export const clientWords = {
  label: 'Cliënt',
  name: 'client',
  placeholder: 'Zoek op naam',
  description: 'Zorgverleners zien pas na toewijzing voor wie het is.',
}
export const actsWords = {
  label: 'Handelingen',
  name: 'acts',
  placeholder: 'Kies handelingen',
  description: 'Alleen wie hierin bekwaam is, kan reageren.',
}
