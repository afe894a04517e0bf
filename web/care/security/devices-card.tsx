import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceOf } from '../../../rules/user-agent.ts'
import { type AnswerOf, Problem } from '../../client/api.ts'
import { ask, useChange } from '../../client/cache.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { Empty, ListState } from '../../components/list-state.tsx'
import { Card } from '../../components/page.tsx'
import { StatusPill } from '../../components/status-pill.tsx'
import { toastDone, toastFailed } from '../../components/toast.ts'
import { now } from '../now.ts'
import { DeviceIcon } from './device-icon.tsx'
import classes from './devices-card.module.css'
import { sayWhen } from './say-when.ts'

type Login = AnswerOf<'GET /account_sessions'>['member'][number]

function Device({ login, onEnd }: { login: Login; onEnd: () => void }) {
  const name = deviceOf(login.userAgent ?? null)
  const present = now()
  return (
    <li className={classes.device}>
      <DeviceIcon name={name} />
      <div>
        <h3>
          {name}
          {login.current && <StatusPill tone="blue">Dit apparaat</StatusPill>}
        </h3>
        <p className="figures">
          {login.current ? 'Nu in gebruik' : `Laatst gebruikt: ${sayWhen(login.lastUsedAt, present)}`}
          <br />
          Ingelogd: {sayWhen(login.createdAt, present)}
        </p>
      </div>
      {!login.current && (
        <Button variant="default" onClick={onEnd} aria-label={`Uitloggen op ${name}`}>
          Uitloggen
        </Button>
      )}
    </li>
  )
}

/** Ends one login, or all others; a toast says what was done or refused. */
function useEnd() {
  const endOne = useChange('DELETE /account_sessions/{uuid}')
  const endOthers = useChange('DELETE /account_sessions')
  const attempt = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act()
      toastDone(done)
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      toastFailed(problem.status === 404 ? 'Dit apparaat was al uitgelogd.' : problem.message)
    }
  }
  const end = (which: Login | 'others') =>
    which === 'others'
      ? attempt(() => endOthers.run({}), 'Je andere apparaten zijn uitgelogd.')
      : attempt(() => endOne.run({ uuid: which.uuid }), `${deviceOf(which.userAgent ?? null)} is uitgelogd.`)
  return { end, busy: endOne.busy || endOthers.busy }
}

/** The devices with a login, and buttons to end those logins. */
export function DevicesCard() {
  const logins = useQuery(ask('GET /account_sessions', { query: { itemsPerPage: 100 } }))
  const [asked, setAsked] = useState<Login | 'others'>()
  const { end, busy } = useEnd()
  const confirm = async (which: Login | 'others') => {
    await end(which)
    setAsked(undefined)
  }
  const others = logins.data?.member.some(login => !login.current)
  return (
    <Card title="Ingelogde apparaten">
      <p className={classes.lead}>Herken je een apparaat niet? Log het uit en wijzig je wachtwoord.</p>
      <ListState
        query={logins}
        rows={2}
        rowHeight={114}
        isEmpty={data => data.member.length === 0}
        empty={<Empty title="Geen apparaten" text="Je bent nergens anders ingelogd." />}
      >
        {data => (
          <ul className={classes.devices}>
            {data.member.map(login => (
              <Device key={login.uuid} login={login} onEnd={() => setAsked(login)} />
            ))}
          </ul>
        )}
      </ListState>
      {others && (
        <Button variant="default" className={classes.all} onClick={() => setAsked('others')}>
          Alle andere apparaten uitloggen
        </Button>
      )}
      {asked && (
        <Confirm
          title={asked === 'others' ? 'Alle andere apparaten uitloggen?' : `${deviceOf(asked.userAgent ?? null)} uitloggen?`}
          act="Uitloggen"
          danger
          busy={busy}
          onConfirm={() => void confirm(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked === 'others'
              ? 'Je blijft alleen op dit apparaat ingelogd. Op alle andere moet je opnieuw inloggen.'
              : 'Daar moet je dan opnieuw inloggen. Wat daar nog niet was bewaard, kan weg zijn.'}
          </p>
        </Confirm>
      )}
    </Card>
  )
}
