import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { useKeptHeight } from '#client/kept-counts.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'

type Queue = AnswerOf<'GET /jobs/queue'>
type Failure = Queue['failures'][number]
const isQuiet = ({ failed, heldByDead, mailsInDoubt, failures }: Queue) =>
  failures.length === 0 && [failed, heldByDead, mailsInDoubt].every(count => count === 0)
const since = (at: string | null) => (at ? ` (sinds ${formatDateTime(at)})` : '')

/** The queued jobs, including mails, the stuck ones, and the servers that run them. */
export function QueueCard({ refetchInterval }: { refetchInterval: number }) {
  const query = useQuery({ ...queryOf('GET /jobs/queue', {}), refetchInterval })
  const { ref, height } = useKeptHeight('wachtrij', query.data !== undefined)
  return (
    <Card title="Wat wacht">
      <QueryState query={query} {...(height ? { waiting: <Skeleton height={height} /> } : { height: 168 })}>
        {queue => (
          <div ref={ref} className="grid gap-16">
            <Notice tone={isQuiet(queue) ? 'settled' : 'attention'} role="status">
              {isQuiet(queue) ? 'Alles wordt gedaan: er staat niets stil.' : 'Er staat iets stil. Hieronder staat wat.'}
            </Notice>
            <Facts>
              <Fact label="Te doen">
                {queue.waiting}
                {since(queue.oldestWaitingAt)}
              </Fact>
              <Fact label="Opgegeven">{queue.failed}</Fact>
              <Fact label="Mails waarvan we niet weten of ze aankwamen">
                {queue.mailsInDoubt}
                {since(queue.mailsInDoubtSince)}
              </Fact>
              <Fact label="Bij een server die weg is">
                {queue.heldByDead}
                {since(queue.heldByDeadSince)}
              </Fact>
            </Facts>
            {queue.failures.length > 0 && (
              <DataTable
                caption="Wat mislukte"
                captioned
                columns={failureColumns}
                rows={queue.failures}
                idOf={({ task, error }) => `${task} ${error}`}
              />
            )}
            <DataTable
              caption="Servers die eraan werken"
              captioned
              columns={serverColumns}
              rows={queue.servers}
              idOf={({ name, startedAt }) => `${name} ${startedAt}`}
            />
          </div>
        )}
      </QueryState>
    </Card>
  )
}

const failureColumns: TableColumn<Failure>[] = [
  { key: 'taak', label: 'Wat', onCard: 'title', value: ({ task }) => task },
  { key: 'fout', label: 'Fout', value: ({ error }) => error },
  { key: 'opnieuw', label: 'Komt opnieuw', figures: true, value: ({ retrying }) => retrying },
  { key: 'opgegeven', label: 'Opgegeven', figures: true, value: ({ failed }) => failed },
  { key: 'sinds', label: 'Sinds', value: ({ since: at }) => formatDateTime(at) },
]
const serverColumns: TableColumn<Queue['servers'][number]>[] = [
  { key: 'server', label: 'Server', onCard: 'title', value: ({ name }) => name },
  {
    key: 'leeft',
    label: 'Werkt',
    onCard: 'figure',
    value: ({ isAlive }) => <StatusPill tone={isAlive ? 'green' : 'grey'}>{isAlive ? 'Ja' : 'Weg'}</StatusPill>,
  },
  { key: 'begon', label: 'Begon', value: ({ startedAt }) => formatDateTime(startedAt) },
  { key: 'gezien', label: 'Laatst gezien', value: ({ seenAt }) => formatDateTime(seenAt) },
]
