import { withoutNames } from '#rules/people/without-names.ts'

// The last addresses of this visit, newest last: they show in an error report how people got there.
const max = 5
const entries: string[] = []

/** Adds an address; only the last five are kept. */
export const addNavigation = (pathname: string): void => {
  const entry = withoutNames(pathname)
  if (entries.at(-1) === entry) return
  entries.push(entry)
  if (entries.length > max) entries.shift()
}
export const navigationHistory = (): readonly string[] => entries
