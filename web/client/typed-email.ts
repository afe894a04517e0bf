// The e-mail address with which somebody of this tab logs in, in memory alone: from one screen of the login to the other nobody types it
// twice.
let email = ''

export const typedEmail = (): string => email
export const keepTypedEmail = (given: string): void => {
  email = given
}
