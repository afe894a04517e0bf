import { TextField, type TextFieldProps } from './text-field.tsx'

/** A telephone number. What is pasted is never cut short: the whole text is needed to read it. */
export function PhoneField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'maxLength'>) {
  return <TextField type="tel" inputMode="tel" {...props} />
}
