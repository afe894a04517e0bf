import { PasswordField } from '../../components/password-field.tsx'

type Props = {
  label: string
  name: string
  /** Whose password it is, for what keeps passwords. */
  username: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  autoFocus?: boolean
}

/** The password one has now, asked again before something that could lock its owner out. */
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
