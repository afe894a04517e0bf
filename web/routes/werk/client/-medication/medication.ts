// The form of one medicine.
import type { Medication } from '#care/client-plan/medication.ts'
import { isShaped } from '#client/draft-shape.ts'

export interface MedicationValues {
  name: string
  dose: string
  form: string
  times: (string | null)[]
  instructions: string
  from: string | null
  until: string | null
}
export const emptyMedication = (today: string): MedicationValues => ({
  ...{ name: '', dose: '', form: '', times: [null], instructions: '', from: today, until: null },
})
export const valuesOf = ({ name, dose, form, times, instructions, from, until }: Medication): MedicationValues => ({
  ...{ name, dose, form: form ?? '', times, instructions: instructions ?? '', from, until: until ?? null },
})
const filled: MedicationValues = { ...emptyMedication(''), times: [''], from: '', until: '' }
/** The stored draft, if it is a draft of this form. */
export const readMedication = (kept: unknown): MedicationValues | undefined => {
  if (typeof kept !== 'object' || kept === null || !('times' in kept) || !Array.isArray(kept.times)) return undefined
  const times: unknown[] = kept.times
  const rest = { ...kept, times: times.filter(time => time !== null) }
  const shaped = isShaped(rest, { ...filled, from: null, until: null }, filled)
  return shaped ? { ...rest, times: times.map(time => (typeof time === 'string' ? time : null)) } : undefined
}

/** The body. A time left empty is dropped. */
export const bodyOf = ({ name, dose, form, times, instructions, from, until }: MedicationValues) => ({
  ...{ name: name.trim(), dose: dose.trim(), form: form.trim() || null, instructions: instructions.trim() || null },
  times: times.filter(time => time !== null),
  ...{ from: from ?? '', until },
})
/** Errors, by field. */
export const errorsIn = ({ name, dose, from, until }: MedicationValues): Record<string, string> => ({
  ...(!name.trim() && { name: 'Vul de naam in.' }),
  ...(!dose.trim() && { dose: 'Vul de dosis in, zoals 500 mg.' }),
  ...(!from && { from: 'Vul de eerste dag in.' }),
  ...(from && until && until < from && { until: 'De einddatum moet op of na de begindatum liggen.' }),
})
