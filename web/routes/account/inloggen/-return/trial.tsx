import { AccountPage } from '#care/account/account-page.tsx'
import type { AnswerOf } from '#client/api.ts'
import { wantedPath } from '#client/wanted-path.ts'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { useGoOn } from './use-go-on.ts'

type Props = { trial: NonNullable<AnswerOf<'POST /login/sign_on/finish'>['trial']> }

/** What a provider said in a trial, which logs nobody in. */
export default function Trial({ trial: { provider, secondFactor, claims } }: Props) {
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
