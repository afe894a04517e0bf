import { Fragment, type ReactNode } from 'react'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import type { WordsTo } from '#contract/moments/assignment-words.ts'
import type { FormOf } from '../../form/use-form.ts'

/** The text fields of a new assignment and of one being edited. */
export type TextWord = Exclude<
  WordsTo<'moment'> | WordsTo<'series'>,
  'breakMinutes' | 'breakFrom' | 'managedByOrganizationLocation'
>
export const textLabels = {
  ...{ title: 'Titel', description: 'Omschrijving' },
  ...{ orderNumber: 'Ordernummer', costCentre: 'Kostenplaats' },
} as const satisfies Record<TextWord, string>

export const textWords = Object.keys(textLabels) as TextWord[]

type Field = ReturnType<FormOf<Record<TextWord, string>>['text']>
type Props<W extends TextWord> = {
  /** The fields to show. */
  words: readonly W[]
  text: (word: W) => Field
  className?: string | undefined
  /** For a new assignment: the title when none is entered. */
  suggestion?: string
}
type Asked = Field & Pick<Props<TextWord>, 'className' | 'suggestion'>
const reference = (label: string, instead: string, { suggestion: _none, className: _own, ...field }: Asked) => (
  <TextField label={label} maxLength={100} helpBelow description={`Op de factuur, in plaats van ${instead}.`} {...field} />
)
const fields: Record<TextWord, (asked: Asked) => ReactNode> = {
  title: ({ suggestion, ...field }) => (
    <TextField
      label={textLabels.title}
      maxLength={120}
      {...field}
      {...(suggestion === undefined
        ? { required: true }
        : {
            className: undefined,
            placeholder: suggestion,
            helpBelow: true,
            description: 'Laat leeg voor de titel die er grijs staat.',
          })}
    />
  ),
  description: ({ suggestion, ...field }) => (
    <TextArea
      label={textLabels.description}
      helpBelow
      description={`${suggestion === undefined ? '' : 'Wat doet de zorgverlener, en wat is goed om vooraf te weten? '}Noem geen namen van cliënten.`}
      rows={4}
      maxLength={4000}
      {...field}
    />
  ),
  orderNumber: field => reference(textLabels.orderNumber, 'het ordernummer van de organisatie', field),
  costCentre: field => reference(textLabels.costCentre, 'de kostenplaats van de locatie', field),
}
/** The title and the notes. */
export const WordFields = <W extends TextWord>({ words, text, ...rest }: Props<W>) =>
  words.map(word => <Fragment key={word}>{fields[word]({ ...text(word), ...rest })}</Fragment>)
