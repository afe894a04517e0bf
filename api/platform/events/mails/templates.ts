// The texts of mails, with named placeholders for what differs from mail to mail. We write them; a planner may replace them, from
// the next mail on (docs/decisions/0074).
import type { Address, AddressFor } from '../../../../contract/addresses.ts'
import type { Role } from '../../../../contract/language.ts'
import type { Mail } from '../../concept.ts'
import type { Database, Tx } from '../../database/database.ts'
import type { MailTemplate, MailTemplates, Words } from '../../mail-template.ts'

type PlacesIn<S> = S extends `${string}{${infer Place}}${infer Rest}` ? Place | PlacesIn<Rest> : never
type PlacesOf<L extends MailTemplate> = PlacesIn<L['subject' | 'text']> | (L extends { button: infer B } ? PlacesIn<B> : never)
type PathOf<L extends MailTemplate> = L extends { button: string }
  ? [path: L['to'] extends Role ? AddressFor<L['to']> : Address]
  : []
type Written = Pick<Mail, 'letter' | 'places' | 'subject' | 'text' | 'button'>

const anyPlace = /(\s*)\{([^{}]+)\}/g
/** The names of the placeholders in this text, in order of appearance. */
export const placesIn = ({ subject, text, button = '' }: Words): string[] => [
  ...new Set([subject, text, button].flatMap(words => [...words.matchAll(anyPlace)].map(([, , place]) => place!))),
]
/** These words with their placeholders filled. */
export const filled = (words: string, places: Record<string, string>): string =>
  words.replace(anyPlace, (_all, space: string, place: string) => (places[place] ? space + places[place] : '')).trim()
/** The text with its placeholders filled. */
export const fill = ({ subject, text, button }: Words, places: Record<string, string>): Words => ({
  subject: filled(subject, places),
  text: filled(text, places),
  ...(button && { button: filled(button, places) }),
})

/** Writes a mail with one of these texts: the value of each placeholder, and the address of its button. */
export const writing =
  <const All extends MailTemplates>(mailTemplates: All) =>
  <Name extends keyof All & string>(
    letter: Name,
    places: Record<PlacesOf<All[Name]>, string>,
    ...path: PathOf<All[Name]>
  ): Written => {
    const { subject, text, button: label } = fill(mailTemplates[letter]!, places)
    const [to] = path as Address[]
    return { letter, places, subject, text, ...(label && to && { button: { label, path: to } }) }
  }

/** The mails in their current text: a planner's where there is one, otherwise ours. */
export const inWordsOfNow = async (db: Database | Tx, mails: Mail[]): Promise<Mail[]> => {
  if (mails.length === 0) return mails
  const mailTemplates = [...new Set(mails.map(({ letter }) => letter))]
  const others = await db
    .selectFrom('mail_text')
    .select(['letter', 'subject', 'text', 'button'])
    .where('letter', 'in', mailTemplates)
    .where('subject', 'is not', null)
    .execute()
  const byLetter = new Map(
    others.map(({ letter, subject, text, button }) => [letter, { subject: subject!, text: text!, ...(button && { button }) }]),
  )
  return mails.map(mail => {
    const words = byLetter.get(mail.letter)
    if (!words) return mail
    const { button: label, subject, text } = fill(words, mail.places)
    return { ...mail, subject, text, ...(mail.button && label && { button: { ...mail.button, label } }) }
  })
}
