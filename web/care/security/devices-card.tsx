import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { deviceOf } from '#rules/people/user-agent.ts'
import { AskFirst } from '../action/ask-first.tsx'
import { now } from '../now.ts'
import { spoken } from '../spoken.ts'
import { sayWhen } from './say-when.ts'
import classes from './security.module.css'

const phone = 'M8 3.5h8v17H8zM11 17.5h2'
const computer = 'M5 5.5h14v10H5zM2.5 18.5h19'

/** A phone or a computer, chosen by the name of the device; decoration only. */
function DeviceIcon({ name }: { name: string }) {
  const handheld = /iPhone|iPad|Android/.test(name)
  return (
    <svg width={28} height={28} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
      <path strokeLinecap="round" strokeLinejoin="round" d={handheld ? phone : computer} />
    </svg>
  )
}

type Login = AnswerOf<'GET /account_sessions'>['member'][number]

function Device({ login, onEnd }: { login: Login; onEnd: () => void }) {
  const name = deviceOf(login.userAgent ?? null)
  const present = now()
  return (
    <li className={`grid gap-wrap ruled ${classes.device}`}>
      <DeviceIcon name={name} />
      <div>
        <h3 className="wrap-row gap-4-12">
          {name}
          {login.current && <StatusPill tone="blue">Dit apparaat</StatusPill>}
        </h3>
        <p className="soft figures">
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

type AskProps = { which: Login | 'others'; onClose: () => void }

/** Asks before it ends one login, or all others. */
function AskEnd({ which, onClose }: AskProps) {
  const endOne = useChange('DELETE /account_sessions/{uuid}')
  const endOthers = useChange('DELETE /account_sessions')
  const shared = { act: 'Uitloggen', danger: true, onClose }
  if (which === 'others')
    return (
      <AskFirst
        {...shared}
        title="Alle andere apparaten uitloggen?"
        consequences={
          <p>
            {spoken(
              'Je blijft alleen op dit apparaat ingelogd. Op alle andere moet je opnieuw inloggen.',
              'U blijft alleen op dit apparaat ingelogd. Op alle andere moet u opnieuw inloggen.',
            )}
          </p>
        }
        run={() => endOthers.run({})}
        done={spoken('Je andere apparaten zijn uitgelogd.', 'Uw andere apparaten zijn uitgelogd.')}
      />
    )
  const name = deviceOf(which.userAgent ?? null)
  return (
    <AskFirst
      {...shared}
      title={`${name} uitloggen?`}
      consequences={
        <p>
          {spoken('Daar moet je dan opnieuw inloggen.', 'Daar moet u dan opnieuw inloggen.')} Wat daar nog niet was bewaard, kan
          weg zijn.
        </p>
      }
      run={() => endOne.run({ uuid: which.uuid })}
      done={`${name} is uitgelogd.`}
      refused={({ status }) => (status === 404 ? 'Dit apparaat was al uitgelogd.' : undefined)}
    />
  )
}

/** The devices with a login, and buttons to end those logins. */
export function DevicesCard() {
  const logins = useQuery(queryOf('GET /account_sessions', { query: { itemsPerPage: 100 } }))
  const [asked, setAsked] = useState<Login | 'others'>()
  const others = logins.data?.member.some(login => !login.current)
  return (
    <Card title="Ingelogde apparaten">
      <p className={`below-8 ${classes.lead}`}>
        {spoken(
          'Herken je een apparaat niet? Log het uit en wijzig je wachtwoord.',
          'Herkent u een apparaat niet? Log het uit en wijzig uw wachtwoord.',
        )}
      </p>
      <QueryState
        query={logins}
        rows={2}
        height={114}
        isEmpty={data => data.member.length === 0}
        empty={
          <Empty title="Geen apparaten" text={spoken('Je bent nergens anders ingelogd.', 'U bent nergens anders ingelogd.')} />
        }
      >
        {data => (
          <ul className={`grid ${classes.devices}`}>
            {data.member.map(login => (
              <Device key={login.uuid} login={login} onEnd={() => setAsked(login)} />
            ))}
          </ul>
        )}
      </QueryState>
      {others && (
        <Button variant="default" className="above-8" onClick={() => setAsked('others')}>
          Alle andere apparaten uitloggen
        </Button>
      )}
      {asked && <AskEnd which={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}
