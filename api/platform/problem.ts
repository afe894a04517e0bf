// A refusal on its way to the client. Code below the pipeline throws it; jsonld.ts writes it.
import type { AnyResource } from '../../contract/language.ts'
import { type ProblemCode, problems, type Violation } from '../../contract/problems.ts'

/** The Dutch sentence of a refusal; the values fill in its braces. */
export const sentenceOf = (code: ProblemCode, values: Record<string, string> = {}): string => {
  const [, sentence] = problems[code]
  return sentence.includes('{') ? sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') : sentence
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly violations: Violation[] | undefined
  /** Extra members of the answer, for programs. */
  readonly members: Record<string, string>
  readonly headers: Record<string, string>
  /** `values` fill the braces in the sentence. */
  constructor(
    code: ProblemCode,
    values: Record<string, string> = {},
    more: { violations?: Violation[]; headers?: Record<string, string>; members?: Record<string, string> } = {},
  ) {
    super(sentenceOf(code, values))
    this.code = code
    this.status = problems[code][0]
    this.violations = more.violations
    this.headers = more.headers ?? {}
    this.members = more.members ?? {}
  }
}

/** A failure outside a request. Its Dutch sentence is for people and names nobody: it is logged and stored with the job. */
export class Failure extends Error {
  override readonly name = 'Failure'
}

/** What a status is called, for people. */
export const statusName = (resource: AnyResource, status: string): string => resource.statusNames?.[status] ?? status
/** A refusal because of the item's status: the sentence has its name for people, the extra members the status for programs. */
export const inState = (resource: AnyResource, status: string): Problem =>
  new Problem('state', { status: statusName(resource, status) }, { members: { currentStatus: status } })

// The fixed ids of the constraints: clients may depend on them.
const blank = 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'
const wrongType = 'ba785a8c-82cb-4283-967c-3cf342181b40'
export const violationCodes = {
  blank,
  wrongType,
  null: 'ad32d13f-c3d4-423b-909a-857b961eb720',
  tooLong: 'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
  tooShort: '9ff3fdc4-b214-49db-8718-39c315e33d45',
  email: 'bd79c0ab-ddba-46cc-a703-a7a4b08de310',
  choice: '8e179f1b-97aa-4560-a02f-2a8b42e49df7',
  tooHigh: '30fbb013-d015-4232-8b3b-8f3be97a7e14',
  tooLow: 'ea4e51d1-3342-48bd-87f1-9e672cd90cad',
  pattern: 'de1e3db3-5ed4-4941-aae4-59f3667cc3a3',
  tooFew: 'bef8e338-6ae5-4caf-b8e2-50e7b0579e69',
  tooMany: '756b1212-697c-468d-a9ad-50dd783bb169',
  fileTooLarge: 'df8637af-d466-48c6-a59d-e7126250a654',
  mediaType: '744f00bc-4389-4c74-92de-9a43cde55534',
  unknown: '7703c766-b5d5-4cef-ace7-ae0dd82304e9',
  mustBeTrue: '2beabf1c-54c0-4882-a928-05249b26e23b',
} as const
/** A refusal of one field by a check outside its schema: 422. */
export const invalid = (propertyPath: string, message: string, code: string = violationCodes.choice): Problem =>
  new Problem('invalid', {}, { violations: [{ propertyPath, message, code }] })
/** The refusals of several fields as one: 422 that names each of them. */
export const allInvalid = (wrong: readonly (Problem | false)[]): Problem =>
  new Problem('invalid', {}, { violations: wrong.flatMap(one => (one ? (one.violations ?? []) : [])) })

/** Turns a database error into its refusal: a constraint for what two people could break at the same time. */
export const asProblem = (error: unknown, conflicts: Readonly<Record<string, ProblemCode>>): Problem | undefined => {
  if (error instanceof Problem) return error
  const { code, constraint, message } = error as { code?: string; constraint?: string; message: string }
  if (code === '23505' || code === '23P01' || code === '23503' || code === '23514') {
    const known = constraint && conflicts[constraint]
    if (known) return new Problem(known)
  }
  // Something a body refers to existed when it was read, and has been removed since.
  if (code === '23503' && message.startsWith('insert or update on table')) return new Problem('taken')
  if (code === '40P01' || code === '40001' || code === '55P03') return new Problem('taken')
  if (isUnreachable(code, message)) return new Problem('unavailable')
  if (code === '22021' || code === '22P05') return new Problem('invalid')
  return undefined
}
// A statement that took too long (57014), a connection that PostgreSQL ended or refused (class 08, 25P03, 57P…), a host that is
// full (53100, 53200, 53300) or no longer accepts writes (25006), no free connection, or a dead link.
const isUnreachable = (code = '', message = '') =>
  /^(57014|25006|25P03|53[1-3]00|57P0\d|08\w{3}|ECONNREFUSED|ECONNRESET)$/.test(code) ||
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (has encountered|was closed))/.test(
    message,
  )
