import { type FieldProps, ParsedField } from '#components/fields/parsed-field.tsx'

const read = (text: string) => (/^\s*\d{1,3}\s*(min\.?|minuten)?\s*$/.test(text) ? Number.parseInt(text, 10) : null)

/** A number of minutes, such as a break. */
export function MinutesField(props: FieldProps<number>) {
  return <ParsedField inputMode="numeric" rightSection="min" rightSectionWidth={48} {...props} read={read} write={String} />
}
