import { useQuery } from '@tanstack/react-query'
import { OwnNameOnly } from '#care/act/own-name-only.tsx'
import { useAct } from '#care/act/use-act.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { formatTime } from '#rules/time/format-nl.ts'
import { askUnread, type OwnShift } from './reports.ts'
import classes from './unread-card.module.css'

const countOf = (count: number) => `${count} ${count === 1 ? 'rapportage' : 'rapportages'}`

type Props = { client: string; shifts: readonly OwnShift[]; now: string; onRead: () => void }

/** The reports since one was last here, and a button to mark them as read; nothing when there are none. */
export function UnreadCard({ client, shifts, now, onRead }: Props) {
  const unread = useQuery(askUnread(client)).data
  const mark = useChange('PUT /clients/{uuid}/reports_read')
  const { act, busy } = useAct()
  const newest = unread?.member[0]
  if (!unread || !newest) return null
  const { totalItems, member } = unread
  const present = shifts.find(({ startDate, endDate }) => startDate <= now && now < endDate)
  const previous = shifts.find(({ endDate }) => endDate <= now)
  const isSince = previous && totalItems === member.length && member.every(({ createdAt }) => createdAt > previous.endDate)
  const read = async () => {
    if (await act({ run: () => mark.run({ uuid: client, body: { until: newest.createdAt } }) })) onRead()
  }
  return (
    <section className={`card row ${classes.card}`} aria-label="Nog niet gelezen">
      <p>
        <strong>{isSince ? `${countOf(totalItems)} na je vorige dienst` : `Nog ${countOf(totalItems)} te lezen`}</strong>
        {present && <span className="figures">Je dienst begon om {formatTime(present.startDate)}</span>}
      </p>
      <OwnNameOnly>
        <Button variant="default" size="lg" loading={busy} onClick={() => void read()}>
          Gelezen
        </Button>
      </OwnNameOnly>
    </section>
  )
}
