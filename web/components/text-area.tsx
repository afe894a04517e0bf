import type { ComponentProps } from 'react'
import { Field, type FieldLook, partLook } from './field.tsx'

type Props = FieldLook & Omit<ComponentProps<'textarea'>, keyof FieldLook>

/** Text of several lines. */
export function TextArea({ id, ...props }: Props) {
  const { look, rest } = partLook(props)
  return (
    <Field id={id} look={look}>
      {control => <textarea {...rest} {...control} />}
    </Field>
  )
}
