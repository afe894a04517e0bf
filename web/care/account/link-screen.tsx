import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Address } from '../../../contract/addresses.ts'
import type { AnswerOf, Problem } from '../../client/api.ts'
import { askOnce } from '../../client/cache.ts'
import { AppLink, type AppLinkItem } from '../../components/app-link.tsx'
import { Button } from '../../components/button.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { AccountPage } from './account-page.tsx'

/** What a link from a mail opens, and for whom. */
export type MailedLink = AnswerOf<'GET /user_tokens/{user_token}'>
/** What the form behind a link gets; `refused` says so when the link worked when the screen opened, and no longer does. */
export type LinkProps = { token: string; link: MailedLink; refused: (problem: Problem) => null | undefined }
type Kind = MailedLink['kind']
type Said = string | ((kind?: Kind) => string)
type Props = {
  token: string
  /** The kinds of link this screen accepts; the first one decides what it says when the link no longer works. */
  kinds: readonly Kind[]
  /** The words of the screen; they may depend on the kind, which is unknown until the answer is there. */
  title: Said
  lead?: Said
  /** As of the page. */
  long?: boolean
  /** The height of the content, so that nothing jumps when it arrives. */
  heightPx?: number
  children: (props: LinkProps) => ReactNode
}

/** A screen behind a link from a mail: it asks what the link is for, and says so when the link no longer works. */
export function LinkScreen({ token, kinds, title, lead, long = false, heightPx = 320, children }: Props) {
  const [link, setLink] = useState<MailedLink>()
  // Asked until there is an answer, and never again: after logging in the link is used up, and the answer would be "gone".
  const question = askOnce('GET /user_tokens/{user_token}', { user_token: token })
  const { data, error, refetch } = useQuery({ ...question, enabled: !link })
  if (data && !link) setLink(data)
  const [gone, setGone] = useState(false)
  if (gone || (!link && error?.status === 404) || (link && !kinds.includes(link.kind))) return <DeadLink kind={kinds[0]!} />
  const refused = ({ status }: Problem) => {
    if (status !== 404) return undefined
    setGone(true)
    return null
  }
  const say = (said: Said) => (typeof said === 'function' ? said(link?.kind) : said)
  return (
    <AccountPage title={say(title)} lead={lead && say(lead)} long={long}>
      <QueryState query={{ data: link, error, refetch }} height={heightPx}>
        {found => children({ token, link: found, refused })}
      </QueryState>
    </AccountPage>
  )
}

type Way = { text: string; label: string; href: Address }
const toLogin: AppLinkItem = { label: 'Naar inloggen', href: '/account/inloggen' }
const ways: Record<Kind, Way> = {
  reset_password: {
    text: 'Vraag een nieuwe link aan. Die komt per e-mail.',
    label: 'Nieuwe link aanvragen',
    href: '/account/wachtwoord-vergeten',
  },
  complete_registration: {
    text: 'Is je profiel al compleet? Dan kun je inloggen. Anders schrijf je je opnieuw in met hetzelfde e-mailadres.',
    label: 'Opnieuw inschrijven',
    href: '/werk/inschrijven',
  },
  activate_account: {
    text: 'Is het account al actief? Log dan in. Anders is een nieuwe uitnodiging nodig, van degene die de eerste stuurde.',
    ...toLogin,
  },
  impersonate: {
    text: 'Zo’n link werkt vijf minuten. Maak bij de gebruiker een nieuwe.',
    label: 'Naar het begin',
    href: '/',
  },
}

function DeadLink({ kind }: { kind: Kind }) {
  const { text, label, href } = ways[kind]
  return (
    <AccountPage title="Deze link werkt niet meer" lead="De link is al gebruikt, of hij is verlopen.">
      <p role="alert">{text}</p>
      <Button href={href} size="lg" fullWidth>
        {label}
      </Button>
      {kind === 'complete_registration' && <AppLink href={toLogin.href}>{toLogin.label}</AppLink>}
    </AccountPage>
  )
}
