import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AccountPage } from '#care/account/account-page.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import classes from './-parts/registration.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address the mail went to. Kept in the state of the history entry, not in the URL, which others may see. */
    registeredEmail?: string
  }
}

export const Route = createFileRoute('/werk/inschrijven/gelukt')({
  staticData: { screen: '/werk/inschrijven/gelukt', title: ['Gelukt', 'Inschrijven'] },
  component: Registered,
})

function Registered() {
  const email = useLocation({ select: ({ state }) => state.registeredEmail })
  return (
    <AccountPage
      title="Kijk in je mail"
      lead={
        email ? (
          <>
            We hebben een mail gestuurd naar <strong>{email}</strong>.
          </>
        ) : (
          'We hebben je een mail gestuurd.'
        )
      }
    >
      <section className={`grid gap-8 ${classes.after}`}>
        <h2 className="large">Zo gaat het verder</h2>
        <ol className="marked">
          <li>Open de mail en klik op de knop.</li>
          <li>Kies een wachtwoord en maak je profiel compleet.</li>
          <li>Lever je documenten in. Zodra ze zijn nagekeken, kun je op opdrachten reageren.</li>
        </ol>
      </section>
      <section className={`grid gap-8 ${classes.after}`}>
        <h2 className="large">Geen mail gekregen?</h2>
        <p>Het kan een paar minuten duren. Kijk ook in de map met ongewenste mail. Klopt het adres?</p>
        <p>
          Dan nog niets? <AppLink href="/werk/inschrijven">Schrijf je opnieuw in</AppLink>
        </p>
      </section>
    </AccountPage>
  )
}
