import type { WordsTo } from '../../../../contract/assignment-words.ts'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import type { FormOf } from '../../form/use-form.ts'

/** The words that are typed as text, of a new assignment and of one that is changed. */
export type TextWord = Exclude<WordsTo<'moment'> | WordsTo<'series'>, 'breakMinutes' | 'managedByOrganizationLocation'>
export const textLabels = { title: 'Titel', description: 'Omschrijving' } as const satisfies Record<TextWord, string>

type Props = {
  text: FormOf<Record<TextWord, string>>['text']
  className?: string | undefined
  /** Of a new one: the title when people give none. */
  suggestion?: string
}
/** What it is called, and what is good to know. */
export const WordFields = ({ text, className, suggestion }: Props) => (
  <>
    <TextField
      label={textLabels.title}
      maxLength={120}
      {...(suggestion === undefined
        ? { className, required: true }
        : { placeholder: suggestion, helpBelow: true, description: 'Laat leeg voor de titel die er grijs staat.' })}
      {...text('title')}
    />
    <TextArea
      className={className}
      label={textLabels.description}
      helpBelow
      description={`${suggestion === undefined ? '' : 'Wat doet de zorgverlener, en wat is goed om vooraf te weten? '}Noem geen namen van cliënten.`}
      rows={4}
      maxLength={4000}
      {...text('description')}
    />
  </>
)
