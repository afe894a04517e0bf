// The draft of a contract proposal, kept until it is sent.

import type { FieldErrors } from '#care/form/refusal.ts'
import type { Terms } from '#care/proposal/offer.tsx'
import type { Scale } from '#care/proposal/salary.tsx'
import { isShaped } from '#client/draft-shape.ts'
import { contractDurations, contractForms, hasWeeklyHours } from '#words/contract-proposals-nl.ts'

/** The minimum and maximum hours per week of a proposal. */
export const minHours = 8
export const maxHours = 40

export interface Draft {
  who: { iri: string; name: string } | null
  form: Terms['form'] | ''
  duration: Terms['duration'] | ''
  hoursByAgreement: boolean
  hours: number | null
  /** The `@id` of a salary scale; empty means by agreement. */
  scale: string
  message: string
}
export const emptyDraft: Draft = {
  ...{ who: null, form: '', duration: '', hoursByAgreement: false, hours: 24, scale: '', message: '' },
}
const filled: Draft = { ...emptyDraft, who: { iri: '', name: '' } }
const isOneOf = (choices: readonly string[], word: string) => word === '' || choices.includes(word)
/** The saved draft, if it fits this form. */
export const readDraft = (kept: unknown): Draft | undefined =>
  isShaped(kept, { ...emptyDraft, hours: null }, filled) &&
  isOneOf(contractForms, kept.form) &&
  isOneOf(contractDurations, kept.duration)
    ? kept
    : undefined

const hoursOf = ({ hours, hoursByAgreement, form }: Draft) => (hoursByAgreement || !hasWeeklyHours(form) ? null : hours)

/** The errors by field. */
export const checkDraft = (draft: Draft): FieldErrors => {
  const hours = hoursOf(draft)
  const areHours = hours !== null && hours >= minHours && hours <= maxHours
  return {
    ...(!draft.who && { who: 'Kies aan wie je het voorstel doet.' }),
    ...(!draft.form && { form: 'Kies een contract.' }),
    ...(!draft.duration && { duration: 'Kies hoe lang.' }),
    ...(hasWeeklyHours(draft.form) &&
      !draft.hoursByAgreement &&
      !areHours && { hours: `Vul ${minHours} tot ${maxHours} uur in, of kies in overleg.` }),
  }
}

/** The body for a draft that was checked. */
export const bodyOf = (draft: Draft) => {
  const { who, form, duration, scale, message } = draft
  if (!who || !form || !duration) throw new Error('unchecked draft')
  return {
    ...{ careWorker: who.iri, form, duration, hoursPerWeek: hoursOf(draft) },
    ...{ salaryScale: scale || null, message: message.trim() || null },
  }
}

/** The terms as the worker would read them; undefined while form or duration is still to be chosen. */
export const termsOf = (draft: Draft, salaryScale: Scale | undefined): Terms | undefined => {
  const { form, duration, message } = draft
  if (!form || !duration) return undefined
  return { form, duration, hoursPerWeek: hoursOf(draft) ?? undefined, salaryScale, message: message.trim() }
}
