import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionButton } from '#care/action/action-button.tsx'
import { now } from '#care/now.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Pagination } from '#components/controls/pagination.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { webhookDeliveryStatusName } from '#contract/statuses.ts'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { type Delivery, deliveryTones, sayAttempt, sayKind } from './webhook-words.ts'

const pageSize = 20
const againMs = 1500

function SendAgain({ delivery }: { delivery: Delivery }) {
  const { run } = useChange('PUT /webhook_deliveries/{uuid}/send_again')
  if (!delivery.allowedActions.includes('send_again')) return null
  return (
    <ActionButton
      item={delivery}
      action="send_again"
      size="sm"
      variant="subtle"
      run={() => run({ uuid: delivery.uuid, body: {} })}
      done="Het bericht wordt opnieuw gestuurd."
    >
      Opnieuw sturen
    </ActionButton>
  )
}
const columns: readonly TableColumn<Delivery>[] = [
  { key: 'bericht', label: 'Bericht', onCard: 'title', value: ({ kind }) => sayKind(kind) },
  { key: 'wanneer', label: 'Wanneer', onCard: 'line', value: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'stand',
    label: 'Stand',
    onCard: 'figure',
    value: ({ status }) => <StatusPill tone={deliveryTones[status]}>{webhookDeliveryStatusName[status]}</StatusPill>,
  },
  {
    key: 'antwoord',
    label: 'Laatste poging',
    onCard: 'line',
    value: ({ attempts }) => {
      const last = attempts.at(-1)
      return last ? `Poging ${last.number}: ${sayAttempt(last)}` : 'Nog niet'
    },
  },
  {
    key: 'volgende',
    label: 'Volgende poging',
    onCard: 'plain',
    value: ({ attempts, nextAttemptAt }) => (attempts.length > 0 && nextAttemptAt ? formatDateTime(nextAttemptAt) : undefined),
  },
  { key: 'doen', label: 'Doen', onCard: 'line', value: delivery => <SendAgain delivery={delivery} /> },
]

// Polls only while a message is due: for later ones there is no need.
const isUnderWay = ({ nextAttemptAt }: Delivery) =>
  nextAttemptAt !== undefined && Date.parse(nextAttemptAt) <= Date.parse(now()) + 10_000

/** The messages to an endpoint in the last thirty days, with the result of each. Polls while a message is being sent. */
export function DeliveryLog({ endpoint }: { endpoint: string }) {
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...queryOf('GET /webhook_deliveries', { query: { 'endpoint.uuid': endpoint, page, itemsPerPage: pageSize } }),
    refetchInterval: ({ state: { data } }) => (data?.member.some(isUnderWay) ? againMs : false),
  })
  return (
    <Card title="Berichten">
      <QueryState
        query={query}
        rows={4}
        height={44}
        isEmpty={({ totalItems }) => totalItems === 0}
        empty={<Empty title="Nog geen berichten" text="Stuur een proefbericht om te zien of het werkt." />}
      >
        {({ member, totalItems }) => (
          <>
            <DataTable caption="Berichten" columns={columns} rows={member} idOf={({ uuid }) => uuid} />
            <Pagination page={page} pageSize={pageSize} total={totalItems} onChange={setPage} />
          </>
        )}
      </QueryState>
      <p className="above-16 soft">Berichten van meer dan dertig dagen oud verdwijnen.</p>
    </Card>
  )
}
