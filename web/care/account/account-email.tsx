import classes from './account-page.module.css'

/** Shows whose account this is, so that a password manager knows which password to store. */
export function AccountEmail({ email, label = 'E-mailadres' }: { email: string; label?: string }) {
  return (
    <>
      <p className={`pad-row outlined sunken soft ${classes.email}`}>
        {label} <strong>{email}</strong>
      </p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
