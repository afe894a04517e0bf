// The catalogue of errors: what is behind the `type` of a refusal (/errors/409, /validation_errors/…) and behind its own address by code
// (/errors/taken). Made from the list of refusals, so that none is missing.
import { type ProblemCode, problems } from '../../../../contract/problems.ts'
import { violationCodes } from '../../problem.ts'
import { adviceByStatus, remedyByCode, violationMeanings, whenByCode } from './advice.ts'

/** A refusal, for who receives it. */
export interface ErrorEntry {
  code: ProblemCode
  status: number
  /** What people read; the braces are filled in. */
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
/** The address of a refusal by its code, on this server. */
export const errorPath = (code: ProblemCode): string => `/errors/${code}`
/** What a name in an address means: all refusals with that status, or the one with that code. Empty when there is none. */
export const errorsNamed = (name: string): readonly ErrorEntry[] =>
  allErrors.filter(({ code, status }) => name === code || name === String(status))

/** A code of a violation, for who receives it. */
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
/** What the type of a validation error means, `code` or `0=code;1=code`. Empty when it names a code that there is not. */
export const violationsNamed = (type: string): readonly ViolationEntry[] => {
  const codes = new Set(type.split(';').map(each => each.replace(/^\d+=/, '')))
  const found = allViolations.filter(({ code }) => codes.has(code))
  return found.length === codes.size ? found : []
}
