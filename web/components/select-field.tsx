import { InputBase, type InputBaseProps } from '@mantine/core'
import { ChevronDownIcon } from './icons.tsx'

type Props<T> = InputBaseProps & {
  choices: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  name?: string
  'aria-label'?: string
}

/** One of a list: the browser's own, which phones show in their own way. */
export function SelectField<T extends string | number>({ choices, value, onChange, ...rest }: Props<T>) {
  return (
    <InputBase
      component="select"
      size="md"
      pointer
      rightSection={<ChevronDownIcon size={20} />}
      rightSectionPointerEvents="none"
      {...rest}
      value={value}
      onChange={event => onChange(choices[event.currentTarget.selectedIndex]!.value)}
    >
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </InputBase>
  )
}
