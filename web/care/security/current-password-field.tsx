import { PasswordField } from '../../components/password-field.tsx'

type Props = {
  label: string
  name: string
  /** Whose password it is, for password managers. */
  username: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  autoFocus?: boolean
}

/** The current password, asked again before a change that could lock its owner out. */
export function CurrentPasswordField({ username, onChange, autoFocus = false, ...field }: Props) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={autoFocus || undefined}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </>
  )
}
