import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnswerOf, call } from '#client/api.ts'
import { queryOnceOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import type { Address } from '#contract/addresses.ts'
import { Form } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { AccountPage } from './account-page.tsx'
import CallUs from './call-us.tsx'

/** What a mailed link is for, and for whom. */
export type MailedLink = AnswerOf<'GET /user_tokens/{user_token}'>
type Kind = MailedLink['kind']
type Way = { text: string; label: string; href: Address }

/** What else people can do, by the purpose of the link. */
const ways: Record<Kind, Way> = {
  reset_password: { text: 'Vraag een nieuwe link aan.', label: 'Nieuwe link aanvragen', href: '/account/wachtwoord-vergeten' },
  complete_registration: {
    text: 'Is je profiel al compleet? Dan kun je inloggen. Anders schrijf je je opnieuw in met hetzelfde e-mailadres.',
    label: 'Opnieuw inschrijven',
    href: '/werk/inschrijven',
  },
  activate_account: {
    text: 'Logt u al in? Dan hoeft u niets te doen. Anders sturen wij u een nieuwe link: bel ons.',
    label: 'Naar inloggen',
    href: '/account/inloggen',
  },
  join_family: {
    text: 'Zei je al ja? Dan kies je familie in het menu onder je naam. Vraag anders om een nieuwe uitnodiging.',
    label: 'Naar het begin',
    href: '/',
  },
  join_work: {
    text: 'Zei u al ja? Dan kiest u zorgverlener in het menu onder uw naam. Schrijf u anders opnieuw in.',
    label: 'Naar het begin',
    href: '/',
  },
  keep_email: {
    text: 'Kunt u niet meer inloggen, of kreeg u deze mail en vroeg u niets? Bel ons dan meteen.',
    label: 'Naar inloggen',
    href: '/account/inloggen',
  },
  impersonate: {
    text: 'De link werkt vijf minuten. Maak een nieuwe op de pagina van de gebruiker.',
    label: 'Naar het begin',
    href: '/',
  },
}

/** A link that no longer works: its owner can get a new one, others are shown what to do; and always whom to call. */
export default function DeadLink({ token, kind }: { token: string; kind: Kind }) {
  const { data: ended, isPending } = useQuery(queryOnceOf('GET /user_tokens/{user_token}/ended', { user_token: token }))
  const known = ended?.kind ?? kind
  return (
    <AccountPage
      title="Deze link werkt niet meer"
      lead="Deze link is gebruikt of verlopen."
      help={<CallUs place={ended?.place ?? null} />}
    >
      {!isPending && (ended?.renewable ? <Renew token={token} /> : <WayOn kind={known} />)}
    </AccountPage>
  )
}

function WayOn({ kind }: { kind: Kind }) {
  const { text, label, href } = ways[kind]
  return (
    <>
      <p role="alert">{text}</p>
      <Button href={href} size="lg" fullWidth>
        {label}
      </Button>
      {kind === 'complete_registration' && <AppLink href="/account/inloggen">Naar inloggen</AppLink>}
    </>
  )
}

function Renew({ token }: { token: string }) {
  const [isSent, setSent] = useState(false)
  const form = useForm({
    start: {},
    send: () => call('POST /user_tokens/{user_token}/renew', { user_token: token }),
    done: () => setSent(true),
  })
  return (
    <>
      <LiveRegion>{isSent && <p>De nieuwe link is onderweg. Kijk in uw mail, ook in de map met ongewenste mail.</p>}</LiveRegion>
      {!isSent && (
        <Form of={form} wide act="Stuur mij een nieuwe link">
          <p role="alert">Wij sturen een nieuwe link naar hetzelfde e-mailadres.</p>
        </Form>
      )}
    </>
  )
}
