import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate, formatHourCount } from '../../../rules/format-nl.ts'
import { ask } from '../../client/cache.ts'
import { Fact, Facts } from '../../components/fact.tsx'
import { Card } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { StatusPill } from '../../components/status-pill.tsx'
import { careRequestWords } from '../../words/client-nl.ts'
import classes from './file-parts.module.css'

/** What care was asked for a client, for how long and how much; a card each. */
export function CareRequests({ client, empty }: { client: string; empty: ReactNode }) {
  const list = useQuery(ask('GET /care_requests', { query: { 'client.uuid': client, itemsPerPage: 50 } }))
  const wholes = useQueries({
    queries: (list.data?.member ?? []).map(request => ask('GET /care_requests/{uuid}', { uuid: request.uuid })),
  })
  return (
    <QueryState query={list} rows={2} height={220} isEmpty={({ member }) => member.length === 0} empty={empty}>
      {({ member }) =>
        member.map(({ uuid, serviceType, careType, status, wantedFrom, wantedUntil, hoursPerWeek }, index) => {
          const { label, tone } = careRequestWords[status]
          const description = wholes[index]?.data?.description
          return (
            <Card key={uuid} title={serviceType.name} aside={<StatusPill tone={tone}>{label}</StatusPill>}>
              <Facts>
                <Fact label="Soort zorg">{careType?.name}</Fact>
                <Fact label="Uren per week">{typeof hoursPerWeek === 'number' && formatHourCount(hoursPerWeek)}</Fact>
                <Fact label="Periode">
                  {wantedUntil ? `${formatDate(wantedFrom)} – ${formatDate(wantedUntil)}` : `vanaf ${formatDate(wantedFrom)}`}
                </Fact>
              </Facts>
              {description && <p className={classes.text}>{description}</p>}
            </Card>
          )
        })
      }
    </QueryState>
  )
}
