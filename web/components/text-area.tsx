import type { ComponentProps, CSSProperties } from 'react'
import { Field, type FieldLook, partLook } from './field.tsx'

type Props = FieldLook &
  Omit<ComponentProps<'textarea'>, keyof FieldLook> & { /** Beyond so many lines it scrolls. */ maxRows?: number }

/** Text of several lines: it starts with `rows` lines and grows with what is typed. */
export function TextArea({ id, rows = 2, maxRows = 14, ...props }: Props) {
  const { look, rest } = partLook(props)
  const style: CSSProperties & Record<`--${string}`, number> = { '--rows': rows, '--most-rows': Math.max(rows, maxRows) }
  return (
    <Field id={id} look={look}>
      {control => <textarea {...rest} {...control} rows={rows} style={style} />}
    </Field>
  )
}
