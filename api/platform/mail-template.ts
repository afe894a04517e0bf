// The texts of mails, as each concept declares them in its mail-templates.ts.
import type { HeardEvent } from '../../contract/events/hearing.ts'
import type { Role } from '../../contract/language.ts'

/** The text of a mail. `{name}` is a placeholder; an empty one also removes the white space before it. */
export interface Words {
  subject: string
  text: string
  /** The label of its button. */
  button?: string
}
/** A mail as we wrote it. */
export interface MailTemplate extends Words {
  /** Its recipient: the button leads to a screen of that role. `anyone` is the owner of an account, whatever their role. */
  to: Exclude<Role, 'IS_AUTHENTICATED_2FA_IN_PROGRESS'> | 'anyone'
  /** What it is about, for whoever edits its text. */
  about: string
  /** The events it reports. None when it is sent by the code that generates its code or link. */
  of: readonly HeardEvent[]
  /** A placeholder without which the mail is useless. */
  needs?: string
}
export type MailTemplates = Record<string, MailTemplate>
