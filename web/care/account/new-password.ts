import { leastPasswordCharacters } from '../../../contract/told-numbers.ts'

/** What is wrong with a new password, said with all else that is wrong: the server, which knows the common ones, has the last word. */
export const newPasswordError = (password: string): string | undefined => {
  if (!password) return 'Kies een wachtwoord.'
  return password.length < leastPasswordCharacters ? `Gebruik minimaal ${leastPasswordCharacters} tekens.` : undefined
}
