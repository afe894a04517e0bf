// The owner of an account is told when a passkey is added or removed.

import { formatDateTime } from '../../rules/format-nl.ts'
import { warningMail } from '../accounts/mails.ts'
import type { Mails, MakeMails } from '../platform/concept.ts'

const toActor =
  (subject: string, textOf: (at: string) => string): MakeMails =>
  (db, { actorUuid, at }) =>
    warningMail(db, actorUuid!, subject, textOf(formatDateTime(at)))

export const mails = {
  passkey_added: toActor('Er is een passkey toegevoegd', at => `Op ${at} is aan het account een passkey toegevoegd.`),
  passkey_removed: toActor('Er is een passkey verwijderd', at => `Op ${at} is een passkey van het account verwijderd.`),
} satisfies Mails
