import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { roleHere } from '#client/role-here.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { today } from '#components/page/today.ts'
import { formatTime } from '#rules/time/format-nl.ts'
import { aboutWords } from '../messages/about-words.ts'
import { type ConversationItem, subjectOf } from '../messages/subject.ts'
import { dateOf, formatShortDate } from '../moment/moment.ts'
import classes from './bell-panel.module.css'
import { placeOf, usePanel } from './panel-address.ts'

const words = { alle: 'Alle', ongelezen: 'Ongelezen' } as const
const pageSize = 20

/** The user's conversations, newest message first; relatives and care workers can start one with the back office. */
export function ConversationList() {
  const session = useSession()
  const { show } = usePanel()
  const [which, setWhich] = useState<keyof typeof words>('alle')
  const [count, setCount] = useState(pageSize)
  const query = { ...(which === 'ongelezen' && { unread: true }), itemsPerPage: count }
  const list = useQuery({ ...queryOf('GET /conversations', { query }), refetchInterval: refetchMs })
  const role = roleHere(session)
  const me = role === 'ROLE_CARE_WORKER' ? session?.uuid : undefined
  const isFamily = role === 'ROLE_CLIENT_ADMIN'
  const none =
    which === 'alle'
      ? {
          title: 'Nog geen berichten',
          text: isFamily ? 'Schrijf ons bij Contact.' : 'Een gesprek begint bij een reactie of opdracht, of met de backoffice.',
        }
      : { title: 'Alles is gelezen', text: 'Nieuwe berichten staan hier.' }
  return (
    <div className="stack gap-16">
      <div className="wrap-row spread gap-wrap">
        <Segmented label="Welke berichten" words={words} value={which} onChange={setWhich} />
        {me && (
          <Button variant="default" onClick={() => show(placeOf({ kind: 'careWorker', uuid: me }))}>
            Schrijf de backoffice
          </Button>
        )}
      </div>
      <QueryState
        query={list}
        rows={4}
        height={84}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty drawing="tea" {...none} />}
      >
        {({ member, totalItems }) => (
          <>
            <ul className="grid gap-8">
              {member.map(one => (
                <Row key={one.uuid} conversation={one} onOpen={() => show(placeOf(subjectOf(one)))} />
              ))}
            </ul>
            {totalItems > member.length && (
              <Button variant="default" loading={list.isFetching} onClick={() => setCount(count + pageSize)}>
                Toon meer
              </Button>
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}

const when = (instant: string) => (dateOf(instant) === today() ? formatTime(instant) : formatShortDate(instant))

function Row({ conversation, onOpen }: { conversation: ConversationItem; onOpen: () => void }) {
  const { title, unread, lastText, lastAuthorName, lastIsOwn, lastAt } = conversation
  const about = aboutWords(conversation)
  return (
    <li>
      <button
        type="button"
        className={`card tap grid with-end full ${classes.row}`}
        data-unread={unread > 0 || undefined}
        onClick={onOpen}
      >
        <span className="strong breaks">{title}</span>
        <time className="soft small figures">{when(lastAt)}</time>
        {about && <span className="across soft small">{about}</span>}
        <span className={`clipped soft small one-line ${classes.last}`}>
          {lastIsOwn ? 'Ik' : lastAuthorName}: {lastText}
        </span>
        {unread > 0 && (
          <span className={`round small strong text-centre figures ${classes.count}`}>
            {unread}
            <span className="unseen"> ongelezen</span>
          </span>
        )}
      </button>
    </li>
  )
}
