/** A sentence for each field that is not right. */
export type FieldErrors = Partial<Record<string, string>>

type Refused = { status: number; message: string; violations: readonly { propertyPath: string; message: string }[] }

/** Splits a refusal into sentences for the fields that the form shows, and one sentence for the rest. */
export function refusalOf(problem: Refused, isShown: (path: string) => boolean): { wrong: FieldErrors; sentence?: string } {
  const wrong: FieldErrors = {}
  const elsewhere: string[] = []
  for (const { propertyPath, message } of problem.violations) {
    if (isShown(propertyPath)) wrong[propertyPath] ??= message
    else elsewhere.push(message)
  }
  const sentence = elsewhere[0] ?? (problem.violations.length > 0 ? undefined : problem.message)
  return sentence === undefined ? { wrong } : { wrong, sentence }
}
