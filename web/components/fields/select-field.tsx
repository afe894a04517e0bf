import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../marks/icons.tsx'
import { Field, type FieldLook, partLook } from './field.tsx'

type Props<T> = FieldLook & {
  choices: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
} & Omit<ComponentProps<'select'>, keyof FieldLook | 'value' | 'onChange' | 'children'>

/** One of a list: the native select, which phones show in their own way. */
export function SelectField<T extends string | number>({ id, choices, value, onChange, ...props }: Props<T>) {
  const { look, rest } = partLook(props)
  return (
    <Field id={id} look={{ ...look, rightSection: <ChevronDownIcon size={20} /> }}>
      {control => (
        <select
          {...rest}
          {...control}
          value={value}
          onChange={event => onChange(choices[event.currentTarget.selectedIndex]!.value)}
        >
          {choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
