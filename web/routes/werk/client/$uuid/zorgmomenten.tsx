import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { weekOf } from '#care/amsterdam-time.ts'
import classes from '#care/client-file/file-parts.module.css'
import type { ListedMoment } from '#care/moment/care-moment.ts'
import { dateOf } from '#care/moment/moment.ts'
import { CareMomentBadge } from '#care/moment/status-badge.tsx'
import { MomentHead } from '#care/moment/summary/moment-head.tsx'
import { now } from '#care/now.ts'
import { readNumber, stringifySearch } from '#client/search-params.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Card, Page } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { shiftsPageSize, shiftsQuery } from '../-file/shifts.ts'

type Search = { wanneer?: 'geweest'; pagina?: number }

export const Route = createFileRoute('/werk/client/$uuid/zorgmomenten')({
  staticData: { screen: '/werk/client/[uuid]/zorgmomenten', title: ['Diensten', 'Cliënt'] },
  validateSearch: (search: Record<string, unknown>): Search => {
    const pagina = readNumber(search.pagina, 1, 1, 9999)
    return { ...(search.wanneer === 'geweest' && { wanneer: 'geweest' }), ...(pagina > 1 && { pagina }) }
  },
  component: Shifts,
})

const words = { komt: 'Komt nog', geweest: 'Geweest' } as const

function Shifts() {
  const { uuid } = Route.useParams()
  const { wanneer, pagina = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const isPast = wanneer === 'geweest'
  const list = useQuery(shiftsQuery(useMe(), uuid, isPast, pagina))
  return (
    <Page
      title="Diensten"
      lead="Jouw diensten bij deze cliënt."
      width="reading"
      actions={
        <Segmented
          label="Wanneer"
          words={words}
          value={wanneer ?? 'komt'}
          hrefOf={value =>
            `/werk/client/${uuid}/zorgmomenten${stringifySearch({ wanneer: value === 'geweest' ? value : undefined })}`
          }
        />
      }
    >
      <PagedList
        key={wanneer}
        query={list}
        page={pagina}
        pageSize={shiftsPageSize}
        onTurn={page => void navigate({ search: { ...(wanneer && { wanneer }), pagina: page }, resetScroll: false })}
        totalOf={({ totalItems }) => totalItems}
        rows={3}
        rowHeight={150}
        empty={
          isPast ? (
            <Empty drawing="calendar" title="Je was hier nog niet" text="Wat je hier hebt gewerkt, komt hier te staan." />
          ) : (
            <NoneComing />
          )
        }
      >
        {({ member }) => (
          <ul className="stack gap-12" aria-label={words[wanneer ?? 'komt']}>
            {member.map(shift => (
              <li key={shift.uuid}>
                <Shift shift={shift} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}

const NoneComing = () => (
  <Empty
    drawing="calendar"
    title="Je hebt hier geen dienst gepland"
    text="Word je gekozen voor een opdracht bij deze cliënt, dan staat die hier."
    action={<AppLink href="/werk/nieuwe-opdrachten">Bekijk de nieuwe opdrachten</AppLink>}
  />
)

function Shift({ shift }: { shift: ListedMoment }) {
  const { uuid, title, startDate, endDate, status, allowedActions } = shift
  const [instant, over] = [now(), endDate <= now()]
  return (
    <Card>
      <MomentHead
        moment={{ ...shift, client: undefined }}
        now={instant}
        live
        title={
          <h2 className={classes.title}>
            <AppLink href={`/werk/planning?week=${weekOf(dateOf(startDate))}&dienst=${uuid}`}>{title}</AppLink>
          </h2>
        }
        aside={<CareMomentBadge status={status} />}
      />
      {over && allowedActions.includes('submit') && (
        <p className={`wrap-row ${classes.act}`}>
          <AppLink href="/werk/uren-indienen">Uren indienen</AppLink>
        </p>
      )}
    </Card>
  )
}
