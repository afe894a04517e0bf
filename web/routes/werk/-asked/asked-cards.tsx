import { useQuery } from '@tanstack/react-query'
import { useNow } from '#care/now.ts'
import classes from './asked.module.css'
import { AskedCard } from './asked-card.tsx'
import { askedOf } from './asked-of.ts'

/** The questions by name that wait for this worker's answer; nothing when there are none. */
export function AskedCards({ me }: { me: string }) {
  const now = useNow()
  const { data } = useQuery({ ...askedOf(me), refetchInterval: 60_000 })
  if (!data || data.member.length === 0) return null
  return (
    <section className={classes.asked} aria-labelledby="je-bent-gevraagd">
      <h2 id="je-bent-gevraagd">Je bent gevraagd</h2>
      <ul>
        {data.member.map(invitation => (
          <AskedCard key={invitation.uuid} invitation={invitation} now={now} />
        ))}
      </ul>
    </section>
  )
}
