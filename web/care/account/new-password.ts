import { minPasswordCharacters } from '#contract/events/shown-numbers.ts'

/** The error of a new password, shown together with other errors: the server, which knows the common ones, has the last word. */
export const newPasswordError = (password: string): string | undefined => {
  if (!password) return 'Kies een wachtwoord.'
  return password.length < minPasswordCharacters ? `Gebruik minimaal ${minPasswordCharacters} tekens.` : undefined
}
