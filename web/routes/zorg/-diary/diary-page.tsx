import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clientQuery } from '#care/client-file/client.ts'
import { ProblemFilter } from '#care/client-reports/problem-filter.tsx'
import { pageSize, problemsQuery, type Report, reportsQuery } from '#care/client-reports/reports.ts'
import { slugOf } from '#care/list/choice-filters.ts'
import { useNow } from '#care/now.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { useSession } from '#client/use-session.ts'
import { Button } from '#components/controls/button.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { inPlainWords } from '#words/family-plan-nl.ts'
import { FamilyPage } from '../-parts/family-page.tsx'
import classes from './diary.module.css'
import { yearHref } from './diary.ts'
import { DiaryDays } from './diary-days.tsx'

/** The parameters of the diary's address. */
export type DiarySearch = { onderwerp?: string; bezoek?: string; pagina?: number }

const words = { label: 'Onderwerp', all: 'Alle onderwerpen' }
type Props = { client: string; search: DiarySearch; go: (search: DiarySearch, replace: boolean) => void }

/** The reports on a client as a diary: by day, on one subject or all; new ones are marked until they are read. */
export function DiaryPage({ client, search: { onderwerp, bezoek, pagina = 1 }, go }: Props) {
  const now = useNow()
  const known = useQuery(problemsQuery()).data?.member
  const problems = known && inPlainWords(known)
  const chosen = problems?.find(({ name }) => slugOf(name) === onderwerp)
  const written = useQuery(clientQuery(client)).data?.reportedProblems ?? []
  const counts = new Map(written.map(({ problem, reports }) => [problem, reports]))
  const all = reportsQuery(client, chosen?.uuid, pagina)
  const ofVisit = queryOf('GET /client_reports', { query: { 'client.uuid': client, 'careMoment.uuid': bezoek ?? '' } })
  const reports = useQuery({ ...(bezoek ? ofVisit : all), enabled: !onderwerp || problems !== undefined })
  const { member, totalItems = 0 } = reports.data ?? {}
  const isAll = !onderwerp && !bezoek && (pagina * pageSize >= totalItems || member?.at(-1)?.isUnread === false)
  const fresh = useReading(client, member, isAll)
  const countNew = member?.filter(({ uuid }) => fresh.has(uuid)).length ?? 0
  return (
    <FamilyPage client={client} title="Rapportage" beside={<Years client={client} />}>
      <div className="wrap-row gap-8-12 no-print">
        <ProblemFilter
          {...{ client, chosen, words, counts }}
          problems={problems?.filter(one => one === chosen || counts.has(one.uuid))}
          onChange={subject => go(subject ? { onderwerp: subject } : {}, true)}
        />
        <LiveRegion>{countNew > 0 && <p className={`round strong figures ${classes.count}`}>{countNew} nieuw</p>}</LiveRegion>
      </div>
      <PagedList
        query={reports}
        page={pagina}
        pageSize={pageSize}
        onTurn={page => go({ ...(onderwerp && { onderwerp }), pagina: page }, false)}
        totalOf={({ totalItems }) => totalItems}
        rows={3}
        rowHeight={190}
        empty={
          chosen ? (
            <Empty
              title="Hierover is nog niets geschreven"
              text="Kies een ander onderwerp, of lees alles."
              action={<Button onClick={() => go({}, true)}>Lees alles</Button>}
            />
          ) : (
            <Empty drawing="tea" title="Er is nog niets geschreven" text="Na een bezoek leest u hier hoe het ging." />
          )
        }
      >
        {({ member }) => (
          <div className={`stack ${classes.days}`}>
            <DiaryDays client={client} reports={member} fresh={fresh} now={now} />
            {bezoek && (
              <Button variant="default" size="lg" onClick={() => go({}, false)}>
                Lees alles
              </Button>
            )}
          </div>
        )}
      </PagedList>
    </FamilyPage>
  )
}

/** Links to each year report. */
function Years({ client }: { client: string }) {
  const reports = useQuery(queryOf('GET /client_care_assist_reports', { query: { 'client.uuid': client, itemsPerPage: 40 } }))
    .data?.member
  const years = [...Map.groupBy(reports ?? [], ({ year }) => year)]
  if (years.length === 0) return null
  return (
    <Card title="Het hele jaar">
      <p className="below-16">Wat ging er beter? En wat vraagt aandacht?</p>
      <div className="stack gap-12 no-print">
        {years.map(([year, [first]]) => (
          <Button key={year} variant="default" size="lg" fullWidth href={yearHref(client, first!.uuid)}>
            Bekijk het jaar {year}
          </Button>
        ))}
      </div>
    </Card>
  )
}

const readsMs = 3_000

/**
 * Marks the reports on the screen as read once they have been shown for a moment. Returns which of them were new: these stay
 * marked until the screen closes. Does nothing while impersonating. The mark is one instant, up to which everything is read: so
 * it is not set while something older is unseen, on a later page or outside the chosen subject (`isAll` is false).
 */
function useReading(client: string, reports: readonly Report[] | undefined, isAll: boolean): ReadonlySet<string> {
  const isOwn = !useSession()?.impersonated
  const { run } = useChange('PUT /clients/{uuid}/reports_read')
  const [fresh, setFresh] = useState<ReadonlyMap<string, string>>(new Map())
  const unread = reports?.filter(({ isUnread }) => isUnread) ?? []
  if (unread.some(({ uuid }) => !fresh.has(uuid)))
    setFresh(new Map([...fresh, ...unread.map(({ uuid, createdAt }) => [uuid, createdAt] as const)]))
  const until = isAll && isOwn && unread.length > 0 ? [...fresh.values()].toSorted().at(-1) : undefined
  useEffect(() => {
    if (!until) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      // A failure, such as offline, is retried at the next look.
      if (!document.hidden) timer = setTimeout(() => void run({ uuid: client, body: { until } }).catch(() => undefined), readsMs)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, until, run])
  return new Set(fresh.keys())
}
