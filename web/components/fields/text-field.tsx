import type { ComponentProps } from 'react'
import { Field, type FieldLook, partLook } from './field.tsx'

export type TextFieldProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook>

/** One line of text, or another single-line input type of the browser. */
export function TextField({ id, ...props }: TextFieldProps) {
  const { look, rest } = partLook(props)
  return (
    <Field id={id} look={look}>
      {control => <input {...rest} {...control} />}
    </Field>
  )
}
