import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useChange } from '#client/cache.ts'
import { refetchMs } from '#client/live/stream-alive.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { nameThreadDay } from '#components/lists/thread-days.ts'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { today } from '#components/page/today.ts'
import type { NotificationKind } from '#contract/events/notifications.ts'
import { notificationKindWords } from '#words/notifications-nl.ts'
import { useAction } from '../action/use-action.ts'
import { dateOf } from '../moment/moment.ts'
import classes from './bell-panel.module.css'
import { NotificationItem } from './notification-item.tsx'

/** Items grouped by day in Amsterdam, in the given order. */
function byDay<T>(things: readonly T[], instantOf: (thing: T) => string): [date: string, things: T[]][] {
  const days: [string, T[]][] = []
  for (const thing of things) {
    const date = dateOf(instantOf(thing))
    const last = days.at(-1)
    if (last?.[0] === date) last[1].push(thing)
    else days.push([date, [thing]])
  }
  return days
}

const pageSize = 20

/** The user's notifications, newest first, by day; filtered by kind, with a button that marks all as read. */
export function NotificationList() {
  const [kind, setKind] = useState<NotificationKind>()
  const [count, setCount] = useState(pageSize)
  const list = useQuery({
    ...queryOf('GET /notifications', { query: { ...(kind && { kind }), itemsPerPage: count } }),
    refetchInterval: refetchMs,
  })
  const none = kind
    ? { title: 'Hierover zijn er geen meldingen', text: 'Kies een andere soort om meer te zien.' }
    : { title: 'Er is niets nieuws', text: 'Nieuwe meldingen staan hier.' }
  return (
    <div className="stack gap-16">
      <div className={`wrap spread bottom gap-wrap ${classes.kinds}`}>
        <KindFilter kind={kind} onChange={setKind} />
        <ReadAll />
      </div>
      <QueryState
        query={list}
        rows={5}
        height={92}
        isEmpty={({ member }) => member.length === 0}
        empty={<Empty drawing="tea" {...none} />}
      >
        {({ member, totalItems }) => (
          <>
            {byDay(member, ({ createdAt }) => createdAt).map(([date, items]) => (
              <section key={date}>
                <h3 className="below-8 soft small">{nameThreadDay(date, today())}</h3>
                <ul className="grid gap-8">
                  {items.map(item => (
                    <NotificationItem key={item.uuid} notification={item} />
                  ))}
                </ul>
              </section>
            ))}
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

function KindFilter({ kind, onChange }: { kind: NotificationKind | undefined; onChange: (kind?: NotificationKind) => void }) {
  const { data } = useQuery(queryOf('GET /notification_preferences', {}))
  const mine = data?.kinds.map(one => one.kind) ?? []
  const choices = mine.map(value => ({ value, label: notificationKindWords[value].label }))
  return (
    <SelectField<NotificationKind | ''>
      aria-label="Soort melding"
      choices={[{ value: '', label: 'Alle soorten' }, ...choices]}
      value={kind ?? ''}
      onChange={value => onChange(value || undefined)}
    />
  )
}

// The unread ones are known, so it can be undone; with more than a page it cannot.
const max = 100
function ReadAll() {
  const session = useSession()
  const { data, isLoading } = useQuery(queryOf('GET /notifications', { query: { 'exists[readAt]': false, itemsPerPage: max } }))
  const { run } = useChange('PUT /notifications/read')
  const mark = useChange('PATCH /notifications/{uuid}')
  const { busy, act } = useAction()
  if (session?.impersonated) return null
  if (isLoading) return <Skeleton component="span" className="tap" width={136} />
  if (!data || data.totalItems === 0) return null
  const unread = data.member
  const back = () => Promise.all(unread.map(({ uuid }) => mark.run({ uuid, body: { read: false } })))
  const readAll = () =>
    void act({
      run: () => run({}),
      done: 'Alle meldingen zijn gelezen.',
      ...(data.totalItems <= max && { undo: back }),
    })
  return (
    <Button variant="subtle" loading={busy} onClick={readAll}>
      Alles gelezen
    </Button>
  )
}
