import type { AnswerOf } from '#client/api.ts'
import { formatDateTimes } from '#rules/time/format-nl.ts'

/** A choice about this care worker that a roster made and a person accepted. */
export type Choice = AnswerOf<'GET /roster_choices'>['choices'][number]

const chosenWords = {
  selected: { label: 'Gekozen', tone: 'green' },
  asked: { label: 'Op naam gevraagd', tone: 'blue' },
  refused: { label: 'Ging niet door', tone: 'red' },
} as const
/** The outcome, for the person it is about. */
export const wordOf = ({ chosen, outcome }: Choice) =>
  chosen ? chosenWords[outcome] : ({ label: 'Niet gekozen', tone: 'grey' } as const)

/** The work concerned: 'Vroege dienst, ma 23 nov 2026 07:00 – 15:00'. */
export const workOf = ({ title, startDate, endDate }: Choice): string => `${title}, ${formatDateTimes(startDate, endDate)}`

/** The start of a message that asks a person to look at it again; the user's own words follow. */
export const questionAbout = (choice: Choice): string => {
  const { organization, place, reasons } = choice
  const why = reasons.map(({ message }) => message).join(' ')
  return [
    'Willen jullie opnieuw kijken naar een keuze van een rooster?',
    `${wordOf(choice).label}: ${workOf(choice)}, ${organization}, ${place}.`,
    ...(why ? [`De redenen die ik lees: ${why}`] : []),
    '',
    '',
  ].join('\n')
}
