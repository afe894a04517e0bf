import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { spoken } from '../../spoken.ts'
import { type Passkey, PasskeysRow } from '../passkeys-row.tsx'
import classes from '../security.module.css'
import type { Act } from './second-factor-acts.ts'
import { SecondFactorRow } from './second-factor-row.tsx'

type Setting = AnswerOf<'GET /user_settings'>['member'][number]

const Dialog = late(() => import('./second-factor-dialog.tsx'))
const PasskeyDialog = late(() => import('../passkey-dialog.tsx'))

function RecoveryRow({ left, onAct }: { left: number; onAct: () => void }) {
  const few = left <= 3
  return (
    <SecondFactorRow title="Herstelcodes" act="Nieuwe herstelcodes maken" onAct={onAct}>
      <p data-few={few || undefined}>
        {left === 0 && spoken('Je hebt geen herstelcodes meer. ', 'U hebt geen herstelcodes meer. ')}
        {left > 0 && spoken(`Je hebt nog ${left} van de 10 codes. `, `U hebt nog ${left} van de 10 codes. `)}
        {few
          ? 'Maak nieuwe.'
          : spoken(
              'Met zo’n code log je in als je je telefoon of mail niet hebt.',
              'Met zo’n code logt u in als u uw telefoon of mail niet hebt.',
            )}
      </p>
    </SecondFactorRow>
  )
}

type ChoicesProps = {
  setting: Setting
  passkeys: readonly Passkey[]
  required: boolean
  onAct: (act: Act | 'passkey') => void
}

function Choices({ setting, passkeys, required, onAct }: ChoicesProps) {
  const { multiFactorEnabled: on, multiFactorMethod: method, recoveryCodesLeft } = setting
  const [app, email] = [on && method === 'totp', on && method === 'email']
  return (
    <ul className="grid above-16">
      <SecondFactorRow
        title="Authenticator-app"
        inUse={app}
        act={app ? 'App opnieuw instellen' : 'App instellen'}
        quiet={on}
        onAct={() => onAct('totp')}
      >
        <p>
          {app
            ? spoken(
                'Heb je een nieuwe telefoon? Stel de app dan opnieuw in.',
                'Hebt u een nieuwe telefoon? Stel de app dan opnieuw in.',
              )
            : spoken(
                'Een app op je telefoon maakt steeds een nieuwe code. Dit is veiliger dan een mail en werkt zonder internet.',
                'Een app op uw telefoon maakt steeds een nieuwe code. Dit is veiliger dan een mail en werkt zonder internet.',
              )}
        </p>
      </SecondFactorRow>
      <SecondFactorRow
        title="Code per e-mail"
        inUse={email}
        act={email ? '' : 'Code per e-mail kiezen'}
        onAct={() => onAct('email')}
      >
        <p>
          {spoken(
            'We mailen je bij het inloggen een code van zes cijfers.',
            'Wij mailen u bij het inloggen een code van zes cijfers.',
          )}
        </p>
      </SecondFactorRow>
      {on && <PasskeysRow passkeys={passkeys} onAdd={() => onAct('passkey')} />}
      {on && <RecoveryRow left={recoveryCodesLeft} onAct={() => onAct('codes')} />}
      {on && !required && (
        <SecondFactorRow title="Uitzetten" act="Uitzetten" onAct={() => onAct('off')}>
          <p>{spoken('Inloggen kan dan met alleen je wachtwoord.', 'Inloggen kan dan met alleen uw wachtwoord.')}</p>
        </SecondFactorRow>
      )}
    </ul>
  )
}

type Props = {
  me: string
  username: string
  /** What the session says: it gives the placeholder the right height. */
  wasOn: boolean
  /** The server refuses to switch it off for this audience. */
  required?: boolean
}

/** The second step of logging in: whether it is on, and how. */
export function SecondFactorCard({ me, username, wasOn, required = false }: Props) {
  const settings = useQuery(queryOf('GET /user_settings', { query: { 'user.uuid': me } }))
  const passkeys = useQuery(queryOf('GET /passkeys', { query: { itemsPerPage: 100 } }))
  const [act, setAct] = useState<Act | 'passkey'>()
  const close = () => setAct(undefined)
  const setting = passkeys.data && settings.data?.member[0]
  const failed = [settings, passkeys].filter(query => query.isError && !query.data)
  const on = setting?.multiFactorEnabled
  const pill = setting && <StatusPill tone={on ? 'green' : 'yellow'}>{on ? 'Staat aan' : 'Staat uit'}</StatusPill>
  return (
    <Card title="Tweestapsverificatie" aside={pill}>
      <div className="grid gap-16">
        <p>
          {on
            ? 'Bij het inloggen vragen we ook een code.'
            : spoken(
                'Zet je dit aan, dan vragen we bij het inloggen ook een code.',
                'Zet u dit aan? Dan vragen wij bij het inloggen ook een code.',
              )}{' '}
          {spoken('Met alleen je wachtwoord komt dan niemand binnen.', 'Met alleen uw wachtwoord komt dan niemand binnen.')}
        </p>
      </div>
      <QueryState
        query={{ data: setting, error: failed[0]?.error, refetch: () => failed.map(query => query.refetch()) }}
        waiting={<Skeleton className={classes.coming} data-on={wasOn || undefined} />}
      >
        {found => <Choices setting={found} passkeys={passkeys.data?.member ?? []} required={required} onAct={setAct} />}
      </QueryState>
      {act === 'passkey' && <PasskeyDialog me={me} username={username} onClose={close} />}
      {act && act !== 'passkey' && <Dialog act={act} username={username} onClose={close} />}
    </Card>
  )
}
