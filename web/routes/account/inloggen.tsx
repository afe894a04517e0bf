import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { AccountForm } from '../../care/account/account-form.tsx'
import { AccountPage } from '../../care/account/account-page.tsx'
import { login } from '../../client/session.ts'
import { explainEnd, lastEnd } from '../../client/session-end.ts'
import { AppLink, type AppLinkItem } from '../../components/app-link.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { useLeadsSomewhere } from '../../components/use-leads-somewhere.ts'
import classes from './-parts/login.module.css'

export const Route = createFileRoute('/account/inloggen')({
  staticData: { screen: '/account/inloggen', title: ['Inloggen'] },
  component: Login,
})

const links: AppLinkItem[] = [
  { href: '/account/wachtwoord-vergeten', label: 'Wachtwoord vergeten?' },
  { href: '/werk/inschrijven', label: 'Inschrijven als zorgverlener' },
]

/** The sentence for a refused login, by the HTTP status of the answer. */
function explain(error: unknown): string {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
  if (status === 401) return 'E-mailadres of wachtwoord klopt niet.'
  if (status === 429) return 'Je hebt het te vaak geprobeerd. Wacht een kwartier en probeer het dan opnieuw.'
  return 'Inloggen lukt nu niet. Controleer je verbinding en probeer het opnieuw.'
}

function Login() {
  const router = useRouter()
  const leadsSomewhere = useLeadsSomewhere()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({})
  const [refusal, setRefusal] = useState<string>()
  const [ended] = useState(lastEnd)

  const submit = async () => {
    const values = new FormData(form.current!)
    const [username, password] = [String(values.get('username')).trim(), String(values.get('password'))]
    const next = {
      ...(!username && { username: 'Vul je e-mailadres in.' }),
      ...(!password && { password: 'Vul je wachtwoord in.' }),
    }
    setMissing(next)
    setRefusal(undefined)
    const first = Object.keys(next)[0]
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    // Loads the next screen's code while the server checks the password; this is only to save time.
    void import('../../components/shell.tsx').catch(() => undefined)
    try {
      await login({ username, password })
      await router.invalidate() // the guard now redirects: to the code, to the wanted screen, or home
    } catch (error) {
      setRefusal(explain(error))
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
    } finally {
      setBusy(false)
    }
  }

  return (
    <AccountPage title="Inloggen" lead={ended ? explainEnd(ended) : 'Fijn dat je er bent.'}>
      <AccountForm
        {...{ form, busy, refusal }}
        act="Inloggen"
        onSubmit={submit}
        after={
          <p className={classes.links}>
            {links.filter(leadsSomewhere).map(({ href, label }) => (
              <AppLink key={href} href={href}>
                {label}
              </AppLink>
            ))}
          </p>
        }
      >
        <TextField
          label="E-mailadres"
          name="username"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          error={missing.username}
        />
        <PasswordField label="Wachtwoord" name="password" autoComplete="current-password" error={missing.password} />
      </AccountForm>
    </AccountPage>
  )
}
