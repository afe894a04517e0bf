import { type FieldProps, ParsedField } from './parsed-field.tsx'

type Props = FieldProps<number> & { decimals?: number; unit: string }

/** A number of 0 or more, typed with a comma, followed by its unit. */
export function NumberField({ decimals = 0, unit, ...rest }: Props) {
  const shape = new RegExp(decimals > 0 ? `^\\d{1,6}(?:[.,]\\d{1,${decimals}})?$` : '^\\d{1,6}$')
  const read = (text: string) => (shape.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null)
  return (
    <ParsedField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      rightSection={unit}
      rightSectionWidth={56}
      {...rest}
      read={read}
      write={value => String(value).replace('.', ',')}
    />
  )
}
