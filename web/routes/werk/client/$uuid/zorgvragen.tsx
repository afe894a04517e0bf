import { useQueries, useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { formatDate, formatHourCount } from '../../../../../rules/format-nl.ts'
import { askWithToken } from '../../../../client/cache.ts'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { Card, Page } from '../../../../components/page.tsx'
import { StatusPill } from '../../../../components/status-pill.tsx'
import { careRequestWords } from '../../../../words/client-nl.ts'
import classes from '../-file/file-pages.module.css'

export const Route = createFileRoute('/werk/client/$uuid/zorgvragen')({
  staticData: { screen: '/werk/client/[uuid]/zorgvragen', title: ['Zorgvragen', 'Cliënt'] },
  component: Requests,
})

function Requests() {
  const { uuid } = Route.useParams()
  const list = useQuery(askWithToken('GET /care_requests', { query: { 'client.uuid': uuid, itemsPerPage: 50 } }))
  const wholes = useQueries({
    queries: (list.data?.member ?? []).map(request => askWithToken('GET /care_requests/{uuid}', { uuid: request.uuid })),
  })
  return (
    <Page title="Zorgvragen" width="reading">
      <ListState
        query={list}
        rows={2}
        rowHeight={220}
        isEmpty={({ member }) => member.length === 0}
        empty={
          <Empty title="Er staat geen zorgvraag" text="De organisatie zet hier welke zorg is gevraagd, en voor hoeveel uur." />
        }
      >
        {({ member }) =>
          member.map(({ uuid: request, serviceType, careType, status, wantedFrom, wantedUntil, hoursPerWeek }, index) => {
            const { label, tone } = careRequestWords[status]
            const description = wholes[index]?.data?.description
            return (
              <Card key={request} title={serviceType.name} aside={<StatusPill tone={tone}>{label}</StatusPill>}>
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
      </ListState>
    </Page>
  )
}
