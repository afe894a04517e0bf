import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../marks/icons.tsx'
import { Field, partLook } from './field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'rightSection'>

/** A password field with a button that shows the password. */
export function PasswordField({ id, ...props }: Props) {
  const [shown, setShown] = useState(false)
  const { look, rest } = partLook(props)
  const eye = (
    <button
      type="button"
      aria-label="Wachtwoord tonen of verbergen"
      aria-pressed={shown}
      // The focus stays in the field, and the caret in its place.
      onMouseDown={event => event.preventDefault()}
      onClick={() => setShown(!shown)}
    >
      {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
    </button>
  )
  return (
    <Field id={id} look={{ ...look, rightSection: eye }}>
      {control => <input {...rest} {...control} type={shown ? 'text' : 'password'} />}
    </Field>
  )
}
