// The registration form, and whether it is complete: three steps, each checked before the next.

import { addressFieldsAt, addressOf, checkAddress, emptyAddress, type TypedAddress } from '#care/form/address.ts'
import { renamed } from '#care/form/refusal.ts'
import type { Args, Violation } from '#client/api.ts'
import { isShaped } from '#client/draft-shape.ts'
import { typedError } from '#rules/typed/readers.ts'
import type { ContractType } from '#words/nl.ts'

export type Step = 1 | 2 | 3
export interface Draft extends TypedAddress {
  firstName: string
  lastName: string
  email: string
  phone: string
  expertiseLevel: { iri: string; name: string; bigRegistered: boolean } | null
  contractTypes: ContractType[]
  bigNumber: string
  agreed: boolean
}
export const emptyDraft: Draft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  ...emptyAddress,
  expertiseLevel: null,
  contractTypes: [],
  bigNumber: '',
  agreed: false,
}

const { agreed: _agreed, ...emptyShape } = emptyDraft
const filledShape: typeof emptyShape = {
  ...emptyShape,
  city: '',
  expertiseLevel: { iri: '', name: '', bigRegistered: false },
  contractTypes: ['freelance'],
}
/** The draft of this tab, without its consent; undefined when it is not a draft of this form. */
export const readDraft = (kept: unknown): Draft | undefined =>
  isShaped(kept, emptyShape, filledShape) ? { ...kept, agreed: false } : undefined

type Field = keyof Draft
export type Errors = Partial<Record<Field, string>>
const stepOf: Record<Field, Step> = {
  firstName: 1,
  lastName: 1,
  email: 1,
  phone: 1,
  postcode: 1,
  houseNumber: 1,
  street: 1,
  city: 1,
  country: 1,
  expertiseLevel: 2,
  contractTypes: 2,
  bigNumber: 2,
  agreed: 3,
}
const isField = (name: string): name is Field => name in stepOf

const missing = (text: string, sentence: string) => (text.trim() ? undefined : sentence)

const checks: Partial<Record<Field, (draft: Draft) => string | undefined>> = {
  firstName: draft => missing(draft.firstName, 'Vul je voornaam in.') ?? typedError('name', draft.firstName),
  lastName: draft => missing(draft.lastName, 'Vul je achternaam in.') ?? typedError('name', draft.lastName),
  email: draft => missing(draft.email, 'Vul je e-mailadres in.') ?? typedError('email', draft.email),
  phone: draft => missing(draft.phone, 'Vul je telefoonnummer in.') ?? typedError('phone', draft.phone),
  expertiseLevel: draft => (draft.expertiseLevel ? undefined : 'Kies je niveau.'),
  contractTypes: draft => (draft.contractTypes.length > 0 ? undefined : 'Kies minstens één manier.'),
  agreed: draft => (draft.agreed ? undefined : 'Vink aan dat je akkoord gaat.'),
  bigNumber: draft =>
    draft.expertiseLevel?.bigRegistered
      ? (missing(draft.bigNumber, 'Vul je BIG-nummer in.') ?? typedError('big', draft.bigNumber))
      : undefined,
}

/** Errors of a step by field; `unknown` when there is no such postcode. */
export function checkStep(step: Step, draft: Draft, unknown = false): Errors {
  const own = Object.entries(checks).map(([name, check]) => [name, check(draft)] as const)
  const found = [...own, ...Object.entries(checkAddress(draft, unknown))]
  return Object.fromEntries(found.filter(([name, error]) => error && isField(name) && stepOf[name] === step))
}

/** The first step that has errors, or the last one. */
export function reachOf(draft: Draft): Step {
  return ([1, 2] as const).find(step => Object.keys(checkStep(step, draft)).length > 0) ?? 3
}

/** The errors of the fields of one step. */
const errorsOn = (step: Step, errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isField(name) && stepOf[name] === step))

/**
 * The step after a correct one. People who have seen the overview go straight to it, unless a later step was refused by the
 * server or has errors.
 */
export function nextStep(step: Step, draft: Draft, overviewSeen: boolean, refused: Errors): Step {
  if (step > 1) return 3
  const wrong = Object.keys(errorsOn(2, refused)).length > 0 || reachOf(draft) < 3
  return overviewSeen && !wrong ? 3 : 2
}

/** Form fields that the server names differently. */
export const fieldOf = addressFieldsAt('address')

/** The first step with something that the server refused, and whether all of that is on the form. */
export function stepRefused(violations: readonly Violation[]): { step: Step | undefined; isAll: boolean } {
  const found = renamed(violations, fieldOf).map(({ propertyPath }) => propertyPath.replace(/\[\d+\]$/, ''))
  const steps = found.filter(isField).map(name => stepOf[name])
  return { step: steps.sort()[0], isAll: steps.length === found.length }
}

/** The body of the request, for a draft whose first two steps are correct. */
export function bodyOf(draft: Draft): Args<'POST /care_workers/register'>['body'] {
  const { expertiseLevel: level, contractTypes } = draft
  return {
    firstName: draft.firstName,
    lastName: draft.lastName,
    email: draft.email,
    phone: draft.phone,
    address: addressOf(draft),
    expertiseLevel: level?.iri ?? '',
    contractTypes,
    bigNumber: level?.bigRegistered ? draft.bigNumber : null,
    agreed: true,
  }
}
