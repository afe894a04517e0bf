import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/controls/button.tsx'
import { PagedList } from '#components/lists/list-page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { ProblemFilter } from '../../client-reports/problem-filter.tsx'
import { ReportTimeline } from '../../client-reports/report-timeline.tsx'
import { pageSize, problemsQuery, reportsQuery } from '../../client-reports/reports.ts'
import { slugOf } from '../../list/choice-filters.ts'
import { useNow } from '../../now.ts'
import classes from '../client.module.css'
import type { PartProps } from '../client-search.ts'

/** Care workers' reports on a client, by day, filtered by problem. */
export default function ReportsPart({ uuid, search, go }: PartProps) {
  const now = useNow()
  const { gebied, pagina = 1 } = search
  const problems = useQuery(problemsQuery()).data?.member
  const chosen = problems?.find(({ name }) => slugOf(name) === gebied)
  const reports = useQuery({ ...reportsQuery(uuid, chosen?.uuid, pagina), enabled: !gebied || problems !== undefined })
  return (
    <div className={`stack gap-16 ${classes.reading}`}>
      <div className={`wrap-row spread gap-12 ${classes.head}`}>
        <ProblemFilter {...{ client: uuid, problems, chosen }} onChange={area => go(area ? { gebied: area } : {})} />
      </div>
      <PagedList
        query={reports}
        page={pagina}
        pageSize={pageSize}
        onTurn={page => go({ ...(gebied && { gebied }), pagina: page })}
        totalOf={({ totalItems }) => totalItems}
        rows={3}
        rowHeight={170}
        empty={
          chosen ? (
            <Empty
              title={`Nog niets over ${chosen.name}`}
              text="Over dit aandachtsgebied staat er bij deze cliënt geen rapportage."
              action={<Button onClick={() => go({})}>Toon alle rapportages</Button>}
            />
          ) : (
            <Empty drawing="tea" title="Nog geen rapportages" text="Wat zorgverleners na een dienst opschrijven, lees je hier." />
          )
        }
      >
        {({ member }) => <ReportTimeline reports={member} now={now} />}
      </PagedList>
    </div>
  )
}
