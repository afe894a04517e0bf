import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { AnswerOf } from '../../../../client/api.ts'
import { ask } from '../../../../client/cache.ts'
import { Failed } from '../../../../components/list-state.tsx'
import { Card } from '../../../../components/page.tsx'
import { StatusPill } from '../../../../components/status-pill.tsx'
import { useOpened } from '../../../../components/use-opened.ts'
import type { Act } from './second-factor-acts.ts'
import classes from './security.module.css'

type Setting = AnswerOf<'GET /user_settings'>['member'][number]

const Dialog = lazy(() => import('./second-factor-dialog.tsx'))

type RowProps = { title: string; inUse?: boolean; children: ReactNode; act: string; quiet?: boolean; onAct: () => void }

function Row({ title, inUse = false, children, act, quiet = true, onAct }: RowProps) {
  return (
    <li className={classes.row}>
      <div>
        <h3>
          {title}
          {inUse && <StatusPill tone="green">In gebruik</StatusPill>}
        </h3>
        {children}
      </div>
      {act && (
        <Button {...(quiet && { variant: 'default' })} onClick={onAct}>
          {act}
        </Button>
      )}
    </li>
  )
}

function RecoveryRow({ left, onAct }: { left: number; onAct: () => void }) {
  const few = left <= 3
  return (
    <Row title="Herstelcodes" act="Nieuwe herstelcodes maken" onAct={onAct}>
      <p data-few={few || undefined}>
        {left === 0 && 'Je hebt geen herstelcodes meer. '}
        {left > 0 && `Je hebt nog ${left} van de 10 codes. `}
        {few ? 'Maak nieuwe.' : 'Met zo’n code log je in als je je telefoon of mail niet hebt.'}
      </p>
    </Row>
  )
}

function Choices({ setting, onAct }: { setting: Setting; onAct: (act: Act) => void }) {
  const { multiFactorEnabled: on, multiFactorMethod: method, recoveryCodesLeft } = setting
  const [app, email] = [on && method === 'totp', on && method === 'email']
  return (
    <ul className={classes.rows}>
      <Row
        title="Authenticator-app"
        inUse={app}
        act={app ? 'App opnieuw instellen' : 'App instellen'}
        quiet={on}
        onAct={() => onAct('totp')}
      >
        <p>
          {app
            ? 'Heb je een nieuwe telefoon? Stel de app dan opnieuw in.'
            : 'Een app op je telefoon maakt steeds een nieuwe code. Dit is het veiligst en werkt zonder internet.'}
        </p>
      </Row>
      <Row title="Code per e-mail" inUse={email} act={email ? '' : 'Code per e-mail kiezen'} onAct={() => onAct('email')}>
        <p>We mailen je bij het inloggen een code van zes cijfers.</p>
      </Row>
      {on && <RecoveryRow left={recoveryCodesLeft} onAct={() => onAct('codes')} />}
      {on && (
        <Row title="Uitzetten" act="Uitzetten" onAct={() => onAct('off')}>
          <p>Inloggen kan dan met alleen je wachtwoord.</p>
        </Row>
      )}
    </ul>
  )
}

type Props = {
  me: string
  username: string
  /** What the session says: so the place of what comes has its height. */
  wasOn: boolean
}

/** The second step of logging in: whether it is on, and how. */
export function SecondFactorCard({ me, username, wasOn }: Props) {
  const { data, isError, refetch } = useQuery(ask('GET /user_settings', { query: { 'user.uuid': me } }))
  const [act, setAct] = useState<Act>()
  const words = useRef<HTMLParagraphElement>(null)
  useOpened(act !== undefined) // gives the focus back, unless its button is gone
  const close = () => {
    setAct(undefined)
    words.current?.focus({ preventScroll: true })
  }
  const setting = data?.member[0]
  const on = setting?.multiFactorEnabled
  const pill = setting && <StatusPill tone={on ? 'green' : 'yellow'}>{on ? 'Staat aan' : 'Staat uit'}</StatusPill>
  return (
    <Card title="Tweestapsverificatie" aside={pill}>
      <div className={classes.body}>
        <p ref={words} tabIndex={-1}>
          {on ? 'Bij het inloggen vragen we ook een code.' : 'Zet je dit aan, dan vragen we bij het inloggen ook een code.'} Met
          alleen je wachtwoord komt dan niemand binnen.
        </p>
      </div>
      {isError && !data && <Failed onRetry={refetch} />}
      {!isError && !data && (
        <Skeleton className={classes.coming} data-on={wasOn || undefined} aria-label="Tweestapsverificatie laden" />
      )}
      {setting && <Choices setting={setting} onAct={setAct} />}
      <Suspense>{act && <Dialog act={act} username={username} onClose={close} />}</Suspense>
    </Card>
  )
}
