// The words of every mail that the product sends. Planners may write others; ours stay beside them (docs/decisions/0074).
import * as z from 'zod/mini'
import { command } from './operations.ts'
import { text } from './schemas.ts'

const by = ['ROLE_PLANNER'] as const
const params = { letter: /^[a-z_]{1,60}$/ }
const words = z.object({
  /** One line. */
  subject: z.string(),
  /** Paragraphs are parted by an empty line. */
  text: z.string(),
  /** The label of the button; null for a mail without one. Where it leads is not to be chosen. */
  button: z.nullable(z.string()),
})
/** Words as they are sent in: of limited length, the subject on one line. */
const written = z.object({
  subject: text(200).check(z.regex(/^[^\n]*$/, { error: 'Schrijf het onderwerp op één regel.' })),
  text: text(4000),
  button: z._default(z.nullable(text(60)), null),
})
const mailText = z.object({
  letter: z.string(),
  /** The role of who gets it; `anyone` is the owner of an account, whatever their role. */
  to: z.string(),
  /** What it is about, in Dutch. */
  about: z.string(),
  /** As it is sent now. */
  ...words.shape,
  ours: words,
  isOurs: z.boolean(),
  /** What differs from mail to mail: `{name}` in the words, with what it may hold. */
  places: z.array(z.object({ name: z.string(), example: z.string() })),
  /** The last change of its words, also back to ours; null when there was none. */
  changedAt: z.nullable(z.string()),
  /** How often its words were changed. */
  version: z.int(),
})
/** The version that was read; when there was a change since, the operation answers 409. */
const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))

export const mailTextOperations = {
  mailTexts: command('GET', '/mail_texts', { by, addition: true, answer: z.object({ mailTexts: z.array(mailText) }) }),
  /** Writes a mail otherwise, from the next one on. 422 for a place that this mail does not have, or without one that it needs. */
  change: command('PUT', '/mail_texts/{letter}', {
    ...{ by, addition: true, params, body: z.extend(written, { version }), answer: mailText },
  }),
  /** Gives a mail our words again. */
  restore: command('POST', '/mail_texts/{letter}/restore', {
    ...{ by, addition: true, params, body: z.object({ version }), answer: mailText },
  }),
  /** These words with their places filled: from the last time that it was sent, or with examples when it was not or cannot be told again. */
  example: command('POST', '/mail_texts/{letter}/example', {
    ...{ by, addition: true, params, body: written },
    answer: z.object({ ...words.shape, /** When what fills it happened; null for examples. */ at: z.nullable(z.string()) }),
  }),
  /** Every change of its words, the newest first. */
  history: command('GET', '/mail_texts/{letter}/history', {
    ...{ by, addition: true, params },
    answer: z.object({
      changes: z.array(
        z.object({
          at: z.string(),
          /** Who did it; null when the account is gone. */
          by: z.nullable(z.string()),
          /** What it was changed to; null when it was given ours again. */
          words: z.nullable(words),
        }),
      ),
    }),
  }),
}
