// The catalogue of errors: what is shown at the `type` of a refusal (/errors/409, /validation_errors/…) and at the address of its
// code (/errors/taken). Made from the list of refusals, so that it is complete.
import { type ProblemCode, problems } from '../../../../contract/problems.ts'
import { violationCodes } from '../../problem.ts'
import { adviceByStatus, remedyByCode, violationMeanings, whenByCode } from './advice.ts'

/** A refusal, explained to a developer who gets it. */
export interface ErrorEntry {
  code: ProblemCode
  status: number
  /** The sentence for people, with its placeholders filled. */
  detail: string
  when: string
  remedy: string
}
const entryOf = (code: ProblemCode): ErrorEntry => {
  const [status, detail] = problems[code]
  const { when, remedy } = adviceByStatus[status]
  return { code, status, detail, when: whenByCode[code] ?? when, remedy: remedyByCode[code] ?? remedy }
}
/** Every refusal, by status and then by code. */
export const allErrors: readonly ErrorEntry[] = (Object.keys(problems) as ProblemCode[])
  .map(entryOf)
  .sort((a, b) => a.status - b.status || (a.code < b.code ? -1 : 1))
/** The address of a refusal's code on this server. */
export const errorPath = (code: ProblemCode): string => `/errors/${code}`
/** The refusals behind a name in an address: those with that status, or the one with that code. Empty when there are none. */
export const errorsNamed = (name: string): readonly ErrorEntry[] =>
  allErrors.filter(({ code, status }) => name === code || name === String(status))

/** A code of a violation, explained to a developer who gets it. */
export interface ViolationEntry {
  code: string
  name: string
  meaning: string
}
/** Every code of a violation. */
export const allViolations: readonly ViolationEntry[] = Object.entries(violationMeanings).map(([name, meaning]) => ({
  code: violationCodes[name as keyof typeof violationCodes],
  name,
  meaning,
}))
/** The codes in the type of a validation error, `code` or `0=code;1=code`. Empty when it has an unknown one. */
export const violationsNamed = (type: string): readonly ViolationEntry[] => {
  const codes = new Set(type.split(';').map(each => each.replace(/^\d+=/, '')))
  const found = allViolations.filter(({ code }) => codes.has(code))
  return found.length === codes.size ? found : []
}
