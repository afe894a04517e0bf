// The e-mail address typed in this tab, in memory only, so that nobody types it twice on their way through the login screens.
let email = ''

export const typedEmail = (): string => email
export const keepTypedEmail = (given: string): void => {
  email = given
}
