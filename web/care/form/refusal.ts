/** The errors by field path: 'reason', 'expenses[0].amount'. */
export type FieldErrors = Partial<Record<string, string>>

type Violation = { propertyPath: string; message: string }
type Refused = { message: string; violations: readonly Violation[] }

/** Whether a server path is this field, or inside it: 'expenses[0].amount' is inside 'expenses'. */
export const isAt = (path: string, name: string): boolean =>
  path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`)

/** The error of a field: its own, otherwise that of something inside it. */
export const errorAt = (errors: FieldErrors, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([path]) => isAt(path, name))?.[1]

/** The errors without those of changed fields. */
export const withoutChanged = (errors: FieldErrors, changed: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !changed.some(name => isAt(path, name))))

/** The violations under the form's own names: `fieldOf` maps server paths that differ. */
export const renamed = (violations: readonly Violation[], fieldOf: Readonly<Record<string, string>>): Violation[] =>
  violations.map(({ propertyPath: path, message }) => {
    const whole = Object.keys(fieldOf).find(one => isAt(path, one))
    return { propertyPath: whole === undefined ? path : `${fieldOf[whole]}${path.slice(whole.length)}`, message }
  })

/** The first sentence for each path, and one sentence for everything the form does not show. */
export function refusalOf(problem: Refused, isShown: (path: string) => boolean): { wrong: FieldErrors; sentence?: string } {
  const { message, violations } = problem
  const wrong: FieldErrors = {}
  for (const one of violations) wrong[one.propertyPath] ??= one.message
  const elsewhere = violations.find(one => !isShown(one.propertyPath))
  const sentence = elsewhere?.message ?? (violations.length > 0 ? undefined : message)
  return sentence === undefined ? { wrong } : { wrong, sentence }
}

/** For `refused` of a form that stays open after a conflict: it shows the reason itself, instead of a toast. */
export const showConflict = ({ status, message }: { status: number; message: string }): string | undefined =>
  status === 409 ? message : undefined
