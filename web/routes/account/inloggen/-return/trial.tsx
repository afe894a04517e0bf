import { AccountPage } from '#care/account/account-page.tsx'
import type { AnswerOf } from '#client/api.ts'
import { wantedPath } from '#client/wanted-path.ts'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import type { NewcomerLacks } from '#contract/accounts/sign-on.ts'
import { useGoOn } from './use-go-on.ts'

type Props = { trial: NonNullable<AnswerOf<'POST /login/sign_on/finish'>['trial']> }

type Newcomer = NonNullable<Props['trial']['newcomer']>
const lacking: Record<NewcomerLacks, string> = {
  email: 'de inlogdienst zegt niet dat het e-mailadres is nagegaan (email_verified, of xms_edov bij Entra ID)',
  domain: 'het e-mailadres hoort niet bij jullie domeinen',
  role: 'in de claim met de rol staat geen ‘organisatie’ of ‘locatie’',
  name: 'er is geen voornaam en achternaam (given_name en family_name)',
  locations: 'in de claim met de locaties staat geen locatie van jullie',
}
const sayNewcomer = ({ lacks, locations }: Newcomer): string =>
  lacks
    ? `Een nieuwe collega met deze gegevens krijgt geen account: ${lacking[lacks]}.`
    : `Een nieuwe collega met deze gegevens krijgt een account voor ${locations.length > 0 ? locations.join(' en ') : 'de hele organisatie'}.`

/** What a provider said when it was tried; nobody is logged in by it. */
export default function Trial({ trial: { provider, secondFactor, claims, newcomer } }: Props) {
  const goOn = useGoOn()
  return (
    <AccountPage
      title="De proef is gelukt"
      lead={`Dit zegt ${provider} over jou. Aan hoe je bent ingelogd, verandert niets.`}
      long
    >
      <p>
        {secondFactor
          ? 'De tweede stap van jullie inlogdienst telt mee: wij vragen geen code.'
          : 'De tweede stap van jullie inlogdienst telt niet mee. Wie hier een tweede stap heeft, geeft daarna een code.'}
      </p>
      {newcomer && <p>{sayNewcomer(newcomer)}</p>}
      <Facts>
        {claims.map(({ name, value }) => (
          <Fact key={name} label={name}>
            <span className="breaks">{value}</span>
          </Fact>
        ))}
      </Facts>
      <Button size="lg" fullWidth onClick={() => void goOn(wantedPath())}>
        Terug
      </Button>
    </AccountPage>
  )
}
