// The words of mails, as each concept declares them in its letters.ts.
import type { HeardEvent } from '../../contract/hearing.ts'
import type { Role } from '../../contract/language.ts'

/** The words of a mail. `{name}` is a place; one that stays empty takes the white space before it along. */
export interface Words {
  subject: string
  text: string
  /** The label of its button. */
  button?: string
}
/** A mail as we wrote it. */
export interface Letter extends Words {
  /** To whom: its button leads to a screen of theirs. `anyone` is the owner of an account, whatever their role. */
  to: Exclude<Role, 'IS_AUTHENTICATED_2FA_IN_PROGRESS'> | 'anyone'
  /** What it is about, for who changes its words. */
  about: string
  /** The events of which it tells. None when it is posted by the code that makes its code or link. */
  of: readonly HeardEvent[]
  /** A place without which the mail is of no use. */
  needs?: string
}
export type Letters = Record<string, Letter>
