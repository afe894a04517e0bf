import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { useMedia } from '#components/hooks/use-media.ts'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { assigneeName, type ListedMoment } from '../../moment/care-moment.ts'
import { MomentBar } from '../../moment/desk/moment-bar.tsx'
import { whoComes } from '../../moment/desk/moment-words.ts'
import { DayAndTimes } from '../../moment/desk/row-cells.tsx'
import { CareMomentBadge } from '../../moment/status-badge.tsx'
import { recentNow, useNow } from '../../now.ts'
import classes from '../client.module.css'
import { type Audience, type PartProps, partHref } from '../client-search.ts'

const pageSize = 20
const words = { komt: 'Komt nog', geweest: 'Geweest' } as const
const askMoments = (client: string, isPast: boolean, page: number) =>
  queryOf('GET /clients/{client_id}/care_moments', {
    client_id: client,
    query: {
      [`endDate[${isPast ? 'strictly_before' : 'after'}]`]: recentNow(),
      'order[startDate]': isPast ? 'desc' : 'asc',
      page,
      itemsPerPage: pageSize,
    },
  })

const Bar = ({ moment, now }: { moment: ListedMoment; now: string }) =>
  moment.timeScope === 'moment' && (
    <div className={`fits above-4 ${classes.bar}`}>
      <MomentBar {...{ moment, now }} size="row" />
    </div>
  )

/** On a desktop the bar is below the times; on a card, whose head also has the status, on a line of its own. */
const columnsAt = (now: string, asCards: boolean, momentHref: Audience['momentHref']): TableColumn<ListedMoment>[] => [
  {
    key: 'wanneer',
    label: 'Wanneer',
    onCard: 'title',
    value: moment => (
      <div className={`block ${classes.when}`}>
        <DayAndTimes moment={moment} now={now} />
        {!asCards && <Bar moment={moment} now={now} />}
      </div>
    ),
  },
  ...(asCards
    ? [{ key: 'dag', label: 'Dag', onCard: 'line' as const, value: (moment: ListedMoment) => <Bar moment={moment} now={now} /> }]
    : []),
  {
    key: 'wat',
    label: 'Opdracht',
    onCard: 'line',
    value: ({ uuid, title, location }) => (
      <span className={`grid ${classes.what}`}>
        {momentHref ? <AppLink href={momentHref(uuid)}>{title}</AppLink> : title}
        <span className="soft">{location.name}</span>
      </span>
    ),
  },
  {
    key: 'wie',
    label: 'Wie',
    value: moment => assigneeName(moment) ?? <span className="soft">{whoComes(moment, now)}</span>,
  },
  { key: 'stand', label: 'Status', onCard: 'figure', value: ({ status }) => <CareMomentBadge status={status} /> },
]

/** The work for a client: to come, soonest first, and past, newest first. */
export default function MomentsPart({ uuid, audience, search, go }: PartProps) {
  const now = useNow()
  const { wanneer, pagina = 1 } = search
  const asCards = useMedia('(max-width: 47.99em)')
  const { momentHref } = audience
  const columns = useMemo(() => columnsAt(now, asCards, momentHref), [now, asCards, momentHref])
  const isPast = wanneer === 'geweest'
  const list = useQuery(askMoments(uuid, isPast, pagina))
  return (
    <>
      <div className={`wrap-row spread gap-12 ${classes.head}`}>
        <Segmented
          label="Wanneer"
          words={words}
          value={wanneer ?? 'komt'}
          hrefOf={value => partHref(audience, uuid, 'opdrachten', value === 'geweest' ? { wanneer: value } : {})}
        />
      </div>
      <PagedList
        key={wanneer}
        query={list}
        page={pagina}
        pageSize={pageSize}
        onTurn={page => go({ ...(wanneer && { wanneer }), pagina: page })}
        totalOf={({ totalItems }) => totalItems}
        rows={6}
        rowHeight={48}
        empty={
          <Empty
            drawing="calendar"
            title={isPast ? 'Hier is nog niet gewerkt' : 'Er staat niets gepland'}
            text={
              isPast
                ? 'Wat voorbij is, komt hier te staan.'
                : 'Wordt er een opdracht geplaatst, dan zien zorgverleners die meteen.'
            }
          />
        }
      >
        {({ member }) => (
          <Card>
            <div className="small">
              <DataTable
                caption={isPast ? 'Opdrachten die voorbij zijn' : 'Opdrachten die komen'}
                columns={columns}
                rows={member}
                idOf={moment => moment.uuid}
              />
            </div>
          </Card>
        )}
      </PagedList>
    </>
  )
}
