// The owner of an account is notified when a passkey is added or removed.

import { newPassword, sayAt, toAccount } from '../accounts/mails.ts'
import type { Mails, MakeMails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)
const toActor =
  (letter: keyof typeof mailTemplates): MakeMails =>
  (db, { actorUuid, at }) =>
    toAccount(db, actorUuid!, write(letter, { tijdstip: sayAt(at) }, newPassword))

export const mails = {
  passkey_added: toActor('passkey_added'),
  passkey_removed: toActor('passkey_removed'),
} satisfies Mails
