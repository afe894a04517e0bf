import { withoutNames } from '../../rules/without-names.ts'

// The last addresses of this visit, newest last: an error report tells how people got there.
const most = 5
const entries: string[] = []

/** Adds an address; only the last five are kept (specification, section 9). */
export const addNavigation = (pathname: string): void => {
  const entry = withoutNames(pathname)
  if (entries.at(-1) === entry) return
  entries.push(entry)
  if (entries.length > most) entries.shift()
}
export const navigationHistory = (): readonly string[] => entries
