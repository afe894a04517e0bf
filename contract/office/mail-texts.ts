// The texts of every mail the product sends. Planners can replace them; ours stay available (docs/decisions/0074).
import * as z from 'zod/mini'
import { command } from '../operations.ts'
import { text } from '../schemas.ts'

const by = ['ROLE_PLANNER'] as const
const params = { letter: /^[a-z_]{1,60}$/ }
const words = z.object({
  /** One line. */
  subject: z.string(),
  /** Paragraphs are separated by an empty line. */
  text: z.string(),
  /** The label of the button; null for a mail without one. Its link cannot be chosen. */
  button: z.nullable(z.string()),
})
/** A text as sent in: of limited length, the subject on one line. */
const written = z.object({
  subject: text(200).check(z.regex(/^[^\n]*$/, { error: 'Schrijf het onderwerp op één regel.' })),
  text: text(4000),
  button: z._default(z.nullable(text(60)), null),
})
const mailText = z.object({
  letter: z.string(),
  /** The recipient's role; `anyone` is the owner of an account, whatever their role. */
  to: z.string(),
  /** What it is about, in Dutch. */
  about: z.string(),
  /** As it is currently sent. */
  ...words.shape,
  ours: words,
  isOurs: z.boolean(),
  /** The placeholders: `{name}` in the texts, with an example of its value. */
  places: z.array(z.object({ name: z.string(), example: z.string() })),
  /** The last change of its text, including a return to ours; null when there was none. */
  changedAt: z.nullable(z.string()),
  /** How often its text was changed. */
  version: z.int(),
})
/** The version that was read; the operation answers 409 if it has changed since. */
const version = z.int().check(z.minimum(0), z.maximum(2_000_000_000))

export const mailTextOperations = {
  mailTexts: command('GET', '/mail_texts', { by, addition: true, answer: z.object({ mailTexts: z.array(mailText) }) }),
  /** Changes the text of a mail, from the next one on. 422 for an unknown placeholder, or a missing one that it needs. */
  change: command('PUT', '/mail_texts/{letter}', {
    ...{ by, addition: true, params, body: z.extend(written, { version }), answer: mailText },
  }),
  /** Restores our text. */
  restore: command('POST', '/mail_texts/{letter}/restore', {
    ...{ by, addition: true, params, body: z.object({ version }), answer: mailText },
  }),
  /**
   * These texts with their placeholders filled: from the last time the mail was sent, or with examples when it was not or can no
   * longer be reconstructed.
   */
  example: command('POST', '/mail_texts/{letter}/example', {
    ...{ by, addition: true, params, body: written },
    answer: z.object({
      ...words.shape,
      /** When the underlying event happened; null for examples. */ at: z.nullable(z.string()),
    }),
  }),
  /** Every change of its text, newest first. */
  history: command('GET', '/mail_texts/{letter}/history', {
    ...{ by, addition: true, params },
    answer: z.object({
      changes: z.array(
        z.object({
          at: z.string(),
          /** The name of the planner; null when the account is gone. */
          by: z.nullable(z.string()),
          /** The new text; null when ours was restored. */
          words: z.nullable(words),
        }),
      ),
    }),
  }),
}
