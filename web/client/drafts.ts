// What is half filled in, kept in this browser beyond the tab: by account, and gone after logging out.
const prefix = 'concept:'

/** The key in local storage of what this account is filling in under this name. */
export const draftKey = (account: string, name: string): string => `${prefix}${account}:${name}`

/** Forgets all of it: who uses this browser next finds nothing. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
