import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { AskFirst } from '#care/action/ask-first.tsx'
import { useAction } from '#care/action/use-action.ts'
import { CopyButton } from '#care/security/second-factor/copy-button.tsx'
import { leaveFor } from '#care/sign-on/leave-for.ts'
import { type Provider, providerTones, unconfirmedOf } from '#care/sign-on/provider.ts'
import { call } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { currentSession } from '#client/session.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { identityProviderStatusName } from '#contract/statuses.ts'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { webhooksHref } from '../-webhooks/webhook-words.ts'
import { afterLogoutAddress, logoutAddress, redirectAddress } from './provider-words.ts'

const ProviderDialog = late(() => import('./provider-dialog.tsx'))

/** One provider: its settings here, the settings needed at the provider, and its actions. */
export function OneProvider({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /identity_providers/{uuid}', { uuid }))
  return (
    <div className="grid gap-16">
      <AppLink href={webhooksHref}>Alle koppelingen</AppLink>
      <QueryState query={query} rows={3} height={120}>
        {provider => (
          <>
            <About provider={provider} />
            <ToSetThere uuid={uuid} />
          </>
        )}
      </QueryState>
    </div>
  )
}

type Props = { provider: Provider }
const saySecondStep = ({ countsMfa, secondFactorAcrs }: Provider): string => {
  const ways = [countsMfa && 'mfa', ...secondFactorAcrs].filter(Boolean)
  return ways.length > 0 ? `Die van de inlogdienst telt mee (${ways.join(', ')})` : 'Die van Zorginzet'
}
const sayNew = ({ acceptsNew, roleClaim, locationsClaim }: Provider): string =>
  acceptsNew
    ? `Krijgen vanzelf een account, door ${[roleClaim, locationsClaim].filter(Boolean).join(' en ')}`
    : 'Nodigen jullie uit'

function About({ provider }: Props) {
  const { name, issuer, clientId, domains, stepUpMinutes, status, lastRefusal } = provider
  const waiting = unconfirmedOf(provider)
  const [{ username }] = useState(() => currentSession()!)
  // A typing error in a domain would show nowhere else: a trial succeeds without any domain.
  const isStrange = !domains.includes(username.split('@').at(-1)!)
  return (
    <Card title={name} aside={<StatusPill tone={providerTones[status]}>{identityProviderStatusName[status]}</StatusPill>}>
      <div className="grid gap-12">
        {waiting.length > 0 && (
          <Notice tone="attention" title="Wacht op Zorginzet">
            <span className="breaks">
              Zorginzet bevestigt eerst dat dit domein van jullie is: {waiting.join(', ')}. Daarna kunnen collega’s inloggen. Zelf
              proberen kan nu al.{isStrange && ` Je eigen adres (${username}) hoort niet bij de domeinen: kijk of ze kloppen.`}
            </span>
          </Notice>
        )}
        <Facts>
          <Fact label="Adres van de inlogdienst">
            <span className="breaks">{issuer}</span>
          </Fact>
          <Fact label="Client-ID">
            <span className="breaks">{clientId}</span>
          </Fact>
          <Fact label="Domeinen">
            <span className="breaks">{domains.join(', ')}</span>
          </Fact>
          <Fact label="Tweede stap">{saySecondStep(provider)}</Fact>
          <Fact label="Nieuwe collega’s">{sayNew(provider)}</Fact>
          <Fact label="Opnieuw inloggen voor een dossier">{stepUpMinutes ? `Na ${stepUpMinutes} minuten` : 'Hoeft niet'}</Fact>
          {lastRefusal && (
            <Fact label="Laatst geweigerd">
              {formatDateTime(lastRefusal.at)}. Er stond: “{lastRefusal.detail}”
            </Fact>
          )}
        </Facts>
        <ProviderActs provider={provider} />
      </div>
    </Card>
  )
}

/** The addresses that have to be entered at the provider. */
function ToSetThere({ uuid }: { uuid: string }) {
  return (
    <Card title="Instellen bij jullie inlogdienst">
      <div className="grid gap-12">
        <p className="breaks">
          Adres om naar terug te keren (redirect URI): <code>{redirectAddress()}</code>{' '}
          <CopyButton text={redirectAddress()} label="Terugkeeradres kopiëren" />
        </p>
        <p className="breaks">
          Adres na het uitloggen (post-logout redirect URI): <code>{afterLogoutAddress()}</code>{' '}
          <CopyButton text={afterLogoutAddress()} label="Adres na het uitloggen kopiëren" />
        </p>
        <p className="breaks">
          Adres om uitloggen te melden (back-channel logout): <code>{logoutAddress(uuid)}</code>{' '}
          <CopyButton text={logoutAddress(uuid)} label="Uitlogadres kopiëren" />
        </p>
      </div>
    </Card>
  )
}

function ProviderActs({ provider }: Props) {
  const { uuid } = provider
  const [open, setOpen] = useState<'change' | 'remove'>()
  const { busy, act } = useAction()
  const off = useChange('PUT /identity_providers/{uuid}/switch_off')
  const on = useChange('PUT /identity_providers/{uuid}/switch_on')
  const close = () => setOpen(undefined)
  const tryIt = async () => leaveFor((await call('POST /identity_providers/{uuid}/try', { uuid })).address)
  return (
    <>
      <Acts>
        <Button
          variant="default"
          loading={busy}
          onClick={() => void act({ run: tryIt, refused: ({ status, message }) => (status === 409 ? message : undefined) })}
        >
          Probeer het nu
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('change')}>
          Wijzigen
        </Button>
        {provider.allowedActions.includes('switch_off') ? (
          <ActionButton
            item={provider}
            action="switch_off"
            run={() => off.run({ uuid, body: {} })}
            undo={() => on.run({ uuid, body: {} })}
            done="De inlogdienst is uit. Collega’s loggen in met hun wachtwoord. Wie er geen heeft, kiest er een met ‘Wachtwoord vergeten’."
          >
            Uitzetten
          </ActionButton>
        ) : (
          <ActionButton item={provider} action="switch_on" run={() => on.run({ uuid, body: {} })} done="De inlogdienst is aan.">
            Aanzetten
          </ActionButton>
        )}
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
          Verwijderen
        </Button>
      </Acts>
      {open === 'change' && <ProviderDialog provider={provider} onClose={close} />}
      {open === 'remove' && <RemoveQuestion uuid={uuid} onClose={close} />}
    </>
  )
}

function RemoveQuestion({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { run } = useChange('DELETE /identity_providers/{uuid}')
  const navigate = useNavigate()
  return (
    <AskFirst
      title="Inlogdienst verwijderen?"
      consequences={
        <p>
          Wat ermee is gekoppeld, vervalt. Iedereen houdt het account en het wachtwoord hier. Wie nog geen wachtwoord heeft, kiest
          er een met ‘Wachtwoord vergeten’.
        </p>
      }
      act="Inlogdienst verwijderen"
      danger
      run={async () => {
        await run({ uuid })
        await navigate({ href: webhooksHref })
      }}
      done="De inlogdienst is verwijderd."
      onClose={onClose}
    />
  )
}
