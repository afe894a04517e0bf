import { PasswordField } from '#components/fields/password-field.tsx'
import type { TextFieldProps } from '#components/fields/text-field.tsx'
import { NoPassword, useLacksPassword } from './no-password.tsx'

type Props = Omit<TextFieldProps, 'type' | 'rightSection'> & {
  /** Whose password it is, for password managers. */
  username: string
}

/**
 * The current password, asked again before a change that could lock its owner out. Whoever has none can have the link to choose one; the
 * field stays, as they may have done so in another window.
 */
export function CurrentPasswordField({ username, ...field }: Props) {
  const lacksPassword = useLacksPassword()
  return (
    <>
      {lacksPassword && <NoPassword username={username} />}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField {...field} autoComplete="current-password" autoCapitalize="none" spellCheck={false} />
    </>
  )
}
