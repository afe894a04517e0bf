import { placeExamples } from '../../contract/events/mail-places.ts'
import { mailTextOperations } from '../../contract/office/mail-texts.ts'
import { wireInstant } from '../../rules/time/amsterdam.ts'
import type { Concept, Context, Handlers } from '../platform/concept.ts'
import { fill, placesIn } from '../platform/events/mails/templates.ts'
import { record } from '../platform/events/outbox.ts'
import type { MailTemplate, Words } from '../platform/mail-template.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { changesOf, keepText, keptTexts, lastFilled, onWire } from './queries.ts'

type LetterContext = Pick<Context, 'services'> & { params: { letter: string } }
const letterOf = ({ services, params: { letter } }: LetterContext): MailTemplate => {
  if (!Object.hasOwn(services.mailTemplates, letter)) throw new Problem('not_found')
  return services.mailTemplates[letter]!
}
type Written = Omit<Words, 'button'> & { button: string | null }
/** Refuses words that this mail cannot have. Gives the words. */
const checked = (template: MailTemplate, { subject, text, button }: Written): Words => {
  const known = placesIn(template)
  for (const [field, words] of Object.entries({ subject, text, button: button ?? '' })) {
    const strange = placesIn({ subject: words, text: '' }).find(place => !known.includes(place))
    if (strange)
      throw invalid(field, `Deze mail kent {${strange}} niet. Kies uit: ${known.map(place => `{${place}}`).join(', ')}.`)
  }
  if (template.needs && !placesIn({ subject: '', text }).includes(template.needs))
    throw invalid('text', `Zonder {${template.needs}} heeft deze mail geen zin.`)
  if (template.button && !button) throw invalid('button', 'Vul in wat er op de knop staat.')
  if (!template.button && button) throw invalid('button', 'Deze mail heeft geen knop.')
  return { subject, text, ...(button && { button }) }
}
const exampleOf = (name: string) => ({ name, example: placeExamples[name]! })

const textsOf = async ({ tx, services }: Pick<Context, 'tx' | 'services'>) => {
  const changedTexts = await keptTexts(tx)
  return Object.entries(services.mailTemplates).map(([letter, template]) => {
    const { subject, text, button, changed_at, version } = changedTexts.get(letter) ?? {}
    const isOurs = !subject || !text
    return {
      ...{ letter, to: template.to, about: template.about, ours: onWire(template), isOurs },
      ...(isOurs ? onWire(template) : { subject, text, button: button ?? null }),
      places: placesIn(template).map(exampleOf),
      changedAt: changed_at ? wireInstant(Temporal.Instant.from(changed_at)) : null,
      version: version ?? 0,
    }
  })
}
const keep = async (context: Omit<Context, 'body'> & LetterContext & { body: { version: number } }, words: Words | null) => {
  const { tx, me, now, params, body } = context
  const uuid = await keepText(tx, params.letter, words && onWire(words), body.version, now)
  if (!uuid) throw new Problem('version')
  const name = words ? ('mail_text_changed' as const) : ('mail_text_restored' as const)
  const data = { letter: params.letter, ...(words && { words: onWire(words) }) }
  await record(tx, [{ name, subjectType: 'MailText', subjectUuid: uuid, me, now, data }])
  return (await textsOf(context)).find(({ letter }) => letter === params.letter)!
}

const handlers = {
  mailTexts: async context => ({ mailTexts: await textsOf(context) }),
  change: context => keep(context, checked(letterOf(context), context.body)),
  restore: context => {
    letterOf(context)
    return keep(context, null)
  },
  example: async context => {
    const letter = letterOf(context)
    const words = checked(letter, context.body)
    const { mails } = context.services
    const last = await lastFilled(context, context.params.letter, letter, { mails, queriesOf: context.viewer.queriesOf })
    const places = last?.places ?? Object.fromEntries(placesIn(letter).map(name => [name, exampleOf(name).example]))
    return { ...onWire(fill(words, places)), at: last ? wireInstant(Temporal.Instant.from(last.at)) : null }
  },
  history: async context => {
    letterOf(context)
    return { changes: await changesOf(context.tx, context.params.letter) }
  },
} satisfies Handlers<typeof mailTextOperations>

export const mailTexts = { operations: mailTextOperations, handlers } satisfies Concept
