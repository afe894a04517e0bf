/** A sentence for each field that is not right. */
export type FieldErrors = Partial<Record<string, string>>

type Refused = { status: number; message: string; violations: readonly { propertyPath: string; message: string }[] }

/** Divides a refusal: what belongs at one of the form's fields, and the sentence for all that does not. */
export function refusalOf(problem: Refused, fields: readonly string[]): { wrong: FieldErrors; sentence?: string } {
  const wrong: FieldErrors = {}
  const elsewhere: string[] = []
  for (const { propertyPath, message } of problem.violations) {
    if (fields.includes(propertyPath)) wrong[propertyPath] ??= message
    else elsewhere.push(message)
  }
  const sentence = elsewhere[0] ?? (problem.violations.length > 0 ? undefined : problem.message)
  return sentence === undefined ? { wrong } : { wrong, sentence }
}
