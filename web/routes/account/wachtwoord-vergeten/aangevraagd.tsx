import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#care/account/account-page.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'

export const Route = createFileRoute('/account/wachtwoord-vergeten/aangevraagd')({
  staticData: { screen: '/account/wachtwoord-vergeten/aangevraagd', title: ['Link aangevraagd', 'Wachtwoord vergeten'] },
  component: ResetRequested,
})

// The same for an address without an account, so that nobody can find out who has one.
function ResetRequested() {
  return (
    <AccountPage
      title="Kijk in uw mail"
      lead="Is er een account met dit e-mailadres? Dan komt er binnen een paar minuten een mail."
    >
      <p>Open de link in die mail en kies een nieuw wachtwoord. De link werkt één uur.</p>
      <p>Geen mail gekregen? Kijk ook in de map met ongewenste mail. Klopt het adres?</p>
      <Button href="/account/inloggen" size="lg" fullWidth>
        Naar inloggen
      </Button>
      <AppLink href="/account/wachtwoord-vergeten">Opnieuw aanvragen</AppLink>
    </AccountPage>
  )
}
