import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#care/account/account-page.tsx'
import { readNumber } from '#client/search-params.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import classes from './-parts/registration.module.css'
import { RegistrationForm } from './-parts/registration-form.tsx'

export const Route = createFileRoute('/werk/inschrijven/')({
  staticData: {
    screen: '/werk/inschrijven',
    title: ['Inschrijven'],
    titleAt: search => ('stap' in search && search.stap ? [`Stap ${search.stap} van 3`, 'Inschrijven'] : ['Inschrijven']),
  },
  validateSearch: ({ stap }): { stap?: 2 | 3 | undefined } => {
    const step = readNumber(stap, 1, 2, 3)
    return { stap: step === 2 || step === 3 ? step : undefined } // `undefined` removes an invalid step
  },
  component: Registration,
})

function Registration() {
  const { stap = 1 } = Route.useSearch()
  return (
    <AccountPage title="Inschrijven als zorgverlener" lead="Je kiest zelf wanneer en waar je werkt." long>
      <RegistrationForm step={stap} />
      {stap === 1 && (
        <p className={classes.foot}>
          Heb je al een account? <AppLink href="/account/inloggen">Inloggen</AppLink>
        </p>
      )}
    </AccountPage>
  )
}
