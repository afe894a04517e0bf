import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { AskFirst } from '#care/action/ask-first.tsx'
import { useAction } from '#care/action/use-action.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { webhookEndpointStatusName } from '#contract/statuses.ts'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { endpointTones, nameOfEndpoint, sayKind, webhooksHref } from './webhook-words.ts'

const EndpointDialog = late(() => import('./endpoint-dialog.tsx'))
const SecretDialog = late(() => import('./secret-dialog.tsx'))

type Endpoint = AnswerOf<'GET /webhook_endpoints/{uuid}'>
type Props = { endpoint: Endpoint }

/** One endpoint: its address, the kinds it gets, its actions, and its log. */
export function OneEndpoint({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /webhook_endpoints/{uuid}', { uuid }))
  return (
    <div className="grid gap-16 in-order">
      <AppLink href={webhooksHref}>Alle koppelingen</AppLink>
      <QueryState query={query} rows={2} height={120}>
        {endpoint => (
          <>
            <Facts endpoint={endpoint} />
            <DeliveryLog endpoint={uuid} />
          </>
        )}
      </QueryState>
    </div>
  )
}

const pausedWords = {
  unanswered: 'Deze koppeling nam drie dagen niets aan.',
  gone: 'Deze koppeling antwoordde dat ze niet meer bestaat (410).',
} as const

function Facts({ endpoint }: Props) {
  const { url, kinds, status, pausedBecause, pausedAt, secretMadeAt, oldSecretUntil } = endpoint
  return (
    <Card
      title={nameOfEndpoint(endpoint)}
      aside={<StatusPill tone={endpointTones[status]}>{webhookEndpointStatusName[status]}</StatusPill>}
    >
      <div className="grid gap-12">
        {pausedBecause && (
          <Notice tone="attention" title="Gepauzeerd">
            {pausedWords[pausedBecause]} {pausedAt && `Sinds ${formatDateTime(pausedAt)} wordt niets gestuurd.`}
          </Notice>
        )}
        {!secretMadeAt && (
          <Notice tone="attention" title="Er is nog geen geheim">
            Maak een geheim en zet het in jullie programma. Daarmee controleert het of een bericht van Zorginzet komt.
          </Notice>
        )}
        <p className="breaks">{url}</p>
        <ul className="marked">
          {kinds.map(kind => (
            <li key={kind}>{sayKind(kind)}</li>
          ))}
        </ul>
        {oldSecretUntil && <p>Het oude geheim werkt nog tot {formatDateTime(oldSecretUntil)}.</p>}
        <EndpointActs endpoint={endpoint} />
      </div>
    </Card>
  )
}

function EndpointActs({ endpoint }: Props) {
  const { uuid } = endpoint
  const [open, setOpen] = useState<'change' | 'secret' | 'remove'>()
  const { busy, act } = useAction()
  const test = useChange('POST /webhook_endpoints/{uuid}/test')
  const stop = useChange('PUT /webhook_endpoints/{uuid}/stop')
  const resume = useChange('PUT /webhook_endpoints/{uuid}/resume')
  const close = () => setOpen(undefined)
  const sendTest = () => act({ run: () => test.run({ uuid, body: {} }), done: 'Het proefbericht is onderweg.' })
  return (
    <>
      <Acts>
        <Button variant="default" loading={busy} onClick={() => void sendTest()}>
          Proefbericht sturen
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('secret')}>
          {endpoint.secretMadeAt ? 'Nieuw geheim maken' : 'Geheim maken'}
        </Button>
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('change')}>
          Wijzigen
        </Button>
        {endpoint.allowedActions.includes('stop') ? (
          <ActionButton
            item={endpoint}
            action="stop"
            run={() => stop.run({ uuid, body: {} })}
            undo={() => resume.run({ uuid, body: {} })}
            done="De koppeling is stilgezet."
          >
            Stilzetten
          </ActionButton>
        ) : (
          <ActionButton
            item={endpoint}
            action="resume"
            run={() => resume.run({ uuid, body: {} })}
            done="De koppeling is hervat. Wat niet is aangenomen, stuur je zelf opnieuw."
          >
            Hervatten
          </ActionButton>
        )}
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
          Verwijderen
        </Button>
      </Acts>
      {open === 'change' && <EndpointDialog endpoint={endpoint} onClose={close} />}
      {open === 'secret' && <SecretDialog endpoint={endpoint} onClose={close} />}
      {open === 'remove' && <RemoveQuestion uuid={uuid} onClose={close} />}
    </>
  )
}

function RemoveQuestion({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { run } = useChange('DELETE /webhook_endpoints/{uuid}')
  const navigate = useNavigate()
  return (
    <AskFirst
      title="Koppeling verwijderen?"
      consequences={<p>Er gaat niets meer naar dit adres. Wat er gestuurd is, lees je daarna ook niet meer terug.</p>}
      act="Koppeling verwijderen"
      danger
      run={async () => {
        await run({ uuid })
        await navigate({ href: webhooksHref })
      }}
      done="De koppeling is verwijderd."
      onClose={onClose}
    />
  )
}
