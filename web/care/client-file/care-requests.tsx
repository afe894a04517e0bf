import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState, together } from '#components/page/query-state.tsx'
import { formatDate, formatHourCount } from '#rules/time/format-nl.ts'
import { careRequestWords } from '#words/client-nl.ts'
import { type CareRequest, careRequestsQuery } from './client.ts'
import classes from './file-parts.module.css'

type Props = {
  client: string
  empty: ReactNode
  /** The reader's actions on one. */
  acts?: (request: CareRequest) => ReactNode
}

/** The care requested for a client, for how long and how much; a card each. */
export function CareRequests({ client, empty, acts }: Props) {
  const list = useQuery(careRequestsQuery(client))
  const wholes = useQueries({
    queries: (list.data?.member ?? []).map(request => queryOf('GET /care_requests/{uuid}', { uuid: request.uuid })),
  })
  // One that is added later does not take the others away.
  const [wasShown, setShown] = useState(false)
  const query = wasShown ? list : together(list, ...wholes)
  if (query.data && !wasShown) setShown(true)
  return (
    <QueryState query={query} rows={2} height={220} isEmpty={({ member }) => member.length === 0} empty={empty}>
      {({ member }) => (
        <div className={`grid top gap-16 ${classes.cards}`}>
          {member.map(({ uuid, serviceType, careType, status, wantedFrom, wantedUntil, hoursPerWeek, pausedUntil }, index) => {
            const { label, tone, help } = careRequestWords[status]
            const whole = wholes[index]?.data
            return (
              <Card
                key={uuid}
                title={serviceType.name}
                aside={
                  <StatusPill tone={tone} help={help}>
                    {label}
                  </StatusPill>
                }
              >
                <Facts>
                  <Fact label="Soort zorg">{careType?.name}</Fact>
                  <Fact label="Uren per week">{typeof hoursPerWeek === 'number' && formatHourCount(hoursPerWeek)}</Fact>
                  <Fact label="Periode">
                    {wantedUntil ? `${formatDate(wantedFrom)} – ${formatDate(wantedUntil)}` : `vanaf ${formatDate(wantedFrom)}`}
                  </Fact>
                  {pausedUntil && <Fact label="Gepauzeerd tot">{formatDate(pausedUntil)}</Fact>}
                  {whole?.closeReason && <Fact label="Waarom afgesloten">{whole.closeReason}</Fact>}
                </Facts>
                {whole?.description && (
                  <p className="above-12 as-typed breaks" data-written>
                    {whole.description}
                  </p>
                )}
                {whole && acts && <div className="above-16">{acts(whole)}</div>}
              </Card>
            )
          })}
        </div>
      )}
    </QueryState>
  )
}
