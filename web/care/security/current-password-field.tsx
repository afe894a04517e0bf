import { PasswordField } from '#components/fields/password-field.tsx'
import type { TextFieldProps } from '#components/fields/text-field.tsx'

type Props = Omit<TextFieldProps, 'type' | 'rightSection'> & {
  /** Whose password it is, for password managers. */
  username: string
}

/** The current password, asked again before a change that could lock its owner out. */
export function CurrentPasswordField({ username, ...field }: Props) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field} autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
    </>
  )
}
