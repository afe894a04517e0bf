import { Checkbox, Radio, Stack } from '@mantine/core'

type Option = { value: string; label: string }
type Props<V> = { label: string; options: readonly Option[]; value: V; onChange: (value: V) => void }

/** One of a few. */
export function OneOf({ label, options, value, onChange }: Props<string>) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <Stack gap={12} mt={8}>
        {options.map(option => (
          <Radio key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

/** Any of a few; choosing none means that it does not matter. */
export function AnyOf({ label, options, value, onChange }: Props<string[]>) {
  return (
    <Checkbox.Group label={label} value={value} onChange={onChange}>
      <Stack gap={12} mt={8}>
        {options.map(option => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
