import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import classes from '#care/account/account-page.module.css'
import { AccountPage } from '#care/account/account-page.tsx'
import { logInOrSay } from '#care/account/log-in-or-say.ts'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { explainEnd, lastEnd } from '#client/session-end.ts'
import { keepTypedEmail, typedEmail } from '#client/typed-email.ts'
import { AppLink, type AppLinkItem } from '#components/controls/app-link.tsx'
import { PasswordField } from '#components/fields/password-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'

export const Route = createFileRoute('/account/inloggen/')({
  staticData: { screen: '/account/inloggen', title: ['Inloggen'] },
  component: Login,
})

declare global {
  /** Whether this browser blocks our storage, as detected by public/boot.js. */
  var keepsNothing: boolean | undefined
}
const keepsNothingHere =
  'Deze browser bewaart niets van deze site. Zet cookies en sitegegevens aan, of maak ruimte vrij. Anders moet u elke keer opnieuw inloggen.'
const links: AppLinkItem[] = [
  { href: '/account/wachtwoord-vergeten', label: 'Wachtwoord vergeten?' },
  { href: '/account/inloggen/organisatie', label: 'Inloggen via je organisatie' },
  { href: '/werk/inschrijven', label: 'Inschrijven als zorgverlener' },
]

const read = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  return { username: String(typed.get('username')).trim(), password: String(typed.get('password')) }
}

function Login() {
  const router = useRouter()
  const leadsSomewhere = useLeadsSomewhere()
  const [ended] = useState(lastEnd)
  const password = useRef<HTMLInputElement>(null)
  const form = useForm({
    start: { username: '', password: '' },
    read,
    check: ({ username, password }) => ({
      ...(!username && { username: 'Vul uw e-mailadres in.' }),
      ...(!password && { password: 'Vul uw wachtwoord in.' }),
    }),
    send: values => {
      // Preloads the next screen while the server checks the password; a failure does no harm.
      void import('#components/page/shell.tsx').catch(() => undefined)
      return logInOrSay(values)
    },
    done: () => router.invalidate(), // the guard now redirects: to the code, the requested screen, or home
    refused: ({ message }) => {
      password.current?.select()
      return message
    },
  })
  const forward = (
    <p className={`wrap spread ${classes.links}`}>
      {links.filter(leadsSomewhere).map(({ href, label }) => (
        <AppLink key={href} href={href}>
          {label}
        </AppLink>
      ))}
    </p>
  )
  return (
    <AccountPage
      title="Inloggen"
      lead={
        globalThis.keepsNothing
          ? keepsNothingHere
          : ended
            ? explainEnd(ended)
            : 'Voor zorgverleners, organisaties, en cliënten en hun naasten.'
      }
    >
      <Form of={form} wide act="Inloggen" more={forward}>
        <TextField
          label="E-mailadres"
          name="username"
          type="email"
          autoComplete="username"
          autoFocus={!typedEmail()}
          autoCapitalize="none"
          defaultValue={typedEmail()}
          onChange={event => keepTypedEmail(event.currentTarget.value.trim())}
          error={form.errorAt('username')}
        />
        <PasswordField
          ref={password}
          label="Wachtwoord"
          name="password"
          autoComplete="current-password"
          autoFocus={Boolean(typedEmail())}
          error={form.errorAt('password')}
        />
      </Form>
    </AccountPage>
  )
}
