import type { WordsTo } from '../../../../contract/assignment-words.ts'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import type { FormOf } from '../../form/use-form.ts'

/** The words that are typed as text, of a new assignment and of one that is changed. */
export type TextWord = Exclude<WordsTo<'moment'> | WordsTo<'series'>, 'breakMinutes' | 'managedByOrganizationLocation'>
export const textLabels = { title: 'Titel', description: 'Omschrijving' } as const satisfies Record<TextWord, string>

export const textWords = Object.keys(textLabels) as TextWord[]

type Props<W extends TextWord> = {
  /** Those that can be typed here. */
  words: readonly W[]
  text: (word: W) => ReturnType<FormOf<Record<TextWord, string>>['text']>
  className?: string | undefined
  /** Of a new one: the title when people give none. */
  suggestion?: string
}
/** What it is called, and what is good to know. */
export function WordFields<W extends TextWord>({ words, text, className, suggestion }: Props<W>) {
  const title = words.find((word): word is W & 'title' => word === 'title')
  const description = words.find((word): word is W & 'description' => word === 'description')
  return (
    <>
      {title && (
        <TextField
          label={textLabels.title}
          maxLength={120}
          {...(suggestion === undefined
            ? { className, required: true }
            : { placeholder: suggestion, helpBelow: true, description: 'Laat leeg voor de titel die er grijs staat.' })}
          {...text(title)}
        />
      )}
      {description && (
        <TextArea
          className={className}
          label={textLabels.description}
          helpBelow
          description={`${suggestion === undefined ? '' : 'Wat doet de zorgverlener, en wat is goed om vooraf te weten? '}Noem geen namen van cliënten.`}
          rows={4}
          maxLength={4000}
          {...text(description)}
        />
      )}
    </>
  )
}
