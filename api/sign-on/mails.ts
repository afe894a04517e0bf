// The owner of an account is notified when somebody at a provider is linked with it.
import { newPassword, sayAt, toAccount } from '../accounts/mails.ts'
import type { Mails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

export const mails = {
  account_sign_on_linked: (db, { subjectUuid, at }) =>
    toAccount(db, subjectUuid, write('account_sign_on_linked', { tijdstip: sayAt(at) }, newPassword)),
} satisfies Mails
