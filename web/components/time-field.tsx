import { explainTime, readTime } from '../../rules/typed-values.ts'
import { type FieldProps, ParsedField } from './parsed-field.tsx'

/** A time 'HH:MM', typed: a browser's own field may count to twelve and leave the afternoon out of sight. */
export function TimeField(props: FieldProps<string>) {
  return <ParsedField inputMode="numeric" {...props} read={readTime} write={time => time} explain={explainTime} />
}
