import { explainTime, readEndTime, readTime } from '#rules/typed/typed-values.ts'
import { type FieldProps, ParsedField } from './parsed-field.tsx'

/** A time 'HH:MM', typed: a browser's own field may use a twelve-hour clock and hide the afternoon. */
export function TimeField({
  ends = false,
  ...props
}: FieldProps<string> & {
  /** Whether something ends then: 24:00 is the midnight after it. */
  ends?: boolean
}) {
  const read = ends ? readEndTime : readTime
  return <ParsedField inputMode="numeric" {...props} read={read} write={time => time} explain={text => explainTime(text, read)} />
}
