import { useQuery } from '@tanstack/react-query'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { useAction } from '#care/action/use-action.ts'
import { dateOf } from '#care/moment/moment.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { CheckIcon } from '#components/marks/icons.tsx'
import { sayDate } from './days.ts'
import { sayNotThere, sayThere, whoIsThere } from './there.ts'
import classes from './visit-card.module.css'
import { timesIn } from './visit-times.tsx'
import type { Visit } from './visits.ts'

/** Tells the office that the family is there themselves; shows that from then on, and can undo it. */
export function ThereMyself({ visit, manager }: { visit: Visit; manager: string | undefined }) {
  const { client } = visit
  const messages = useQuery(
    queryOf('GET /messages', { query: { 'client.uuid': client.uuid, 'order[createdAt]': 'desc', itemsPerPage: 50 } }),
  )
  const { run } = useChange('POST /messages')
  const { busy, act } = useAction()
  const there = whoIsThere(messages.data?.member ?? [], visit)
  const who = manager ?? 'Ons kantoor'
  const say = (text: string, done: string) => () =>
    void act({ run: () => run({ body: { text, client: `/v1/clients/${client.uuid}` } }), done })
  const when = <span className="unseen">, {`${sayDate(dateOf(visit.startDate))}, ${timesIn(visit)}`}</span>
  return (
    <div className="grid gap-8">
      {there && (
        <p className={`row gap-6 ${classes.known}`}>
          <CheckIcon size={20} />
          {there.who} {there.isOwn ? 'bent' : 'is'} er dan zelf. {who} weet dat.
        </p>
      )}
      {(!there || there.isOwn) && (
        <OwnNameOnly>
          <Button
            variant="default"
            size="lg"
            fullWidth
            loading={busy}
            disabled={!messages.data}
            onClick={
              there
                ? say(sayNotThere(visit), `${who} weet nu dat u er niet bent.`)
                : say(sayThere(visit), `${who} weet nu dat u er bent.`)
            }
          >
            {there ? 'Ik ben er toch niet' : 'Ik ben er dan zelf'}
            {when}
          </Button>
        </OwnNameOnly>
      )}
    </div>
  )
}
