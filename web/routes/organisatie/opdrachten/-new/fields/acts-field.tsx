import { MultiSelect } from '@mantine/core'
import { useState } from 'react'
import type { Taken } from '../../../../../components/use-late-field.ts'
import classes from './acts-field.module.css'
import { actsWords, orderBelow } from './fields.ts'

type Props = Taken & {
  choices: { value: string; label: string }[]
  value: string[]
  onChange: (acts: string[]) => void
  error?: string | undefined
}

/** The acts a worker must be able to do: several of a list that filters while people type. */
export default function ActsField({ choices, value, onChange, error, autoFocus, typed }: Props) {
  const [text, setText] = useState(typed)
  return (
    <MultiSelect
      {...actsWords}
      inputWrapperOrder={orderBelow}
      placeholder={value.length > 0 ? '' : actsWords.placeholder}
      classNames={{ inputField: classes.typing ?? '' }}
      autoFocus={autoFocus}
      searchable
      searchValue={text}
      onSearchChange={setText}
      clearable
      clearButtonProps={{ 'aria-label': 'Handelingen wissen' }}
      hidePickedOptions
      nothingFoundMessage="Geen handeling gevonden."
      data={choices}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
