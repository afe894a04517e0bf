// Half-filled forms, kept per account in this browser, also after the tab closes; logging out removes them.
const prefix = 'concept:'

/** The local storage key of this account's draft with this name. */
export const draftKey = (account: string, name: string): string => `${prefix}${account}:${name}`

/** Removes all drafts: the next person in this browser finds nothing. */
export function forgetDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
