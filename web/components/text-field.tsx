import type { ComponentProps } from 'react'
import { Field, type FieldLook, partLook } from './field.tsx'

export type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook>

/** A line of text, or whatever else the browser lets one type in a line. */
export function TextField({ id, ...props }: TextFieldProps) {
  const { look, rest } = partLook(props)
  return (
    <Field id={id} look={look}>
      {control => <input {...rest} {...control} />}
    </Field>
  )
}
