import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import classes from '#care/client-reports/year/year.module.css'
import { YearParts } from '#care/client-reports/year/year-parts.tsx'
import { hasScores, summaryOf } from '#care/client-reports/year/year-words.ts'
import { queryOf } from '#client/cache.ts'
import { DetailPage } from '#components/page/detail-page.tsx'
import { domainWords } from '#words/plan-nl.ts'
import { reportsHref } from '../../../-reports/report-search.ts'

export const Route = createFileRoute('/werk/client/$uuid/rapportage/jaaroverzichtCareAssist/$reportuuid')({
  staticData: {
    screen: '/werk/client/[uuid]/rapportage/jaaroverzichtCareAssist/[reportuuid]',
    title: ['Jaaroverzicht', 'Cliënt'],
  },
  component: YearOverview,
})

function YearOverview() {
  const { uuid, reportuuid } = Route.useParams()
  return <YearPage client={uuid} uuid={reportuuid} />
}

/** A client's year in one domain, for care workers. */
function YearPage({ client, uuid }: { client: string; uuid: string }) {
  const year = useQuery(queryOf('GET /client_care_assist_reports/{uuid}', { uuid }))
  const person = year.data?.client
  return (
    <DetailPage
      query={year}
      kind="Jaaroverzicht"
      back={{ href: reportsHref(client), label: 'Rapportage' }}
      title={({ year: of, domain }) => `Jaaroverzicht ${of}: ${domainWords[domain]}`}
      lead={({ problems }) => (
        <p className={`grid gap-4 ${classes.summary}`}>
          <span className={classes.person}>
            {person?.firstName} {person?.lastName}
          </span>
          <strong>{summaryOf(problems)}</strong>
          {hasScores(problems) && <span>Elke lijn loopt van 1 tot 5. Hoger is beter.</span>}
        </p>
      )}
      width="reading"
      gone={{
        title: 'Dit jaaroverzicht is er niet',
        text: 'Misschien klopt het adres niet, of zie je deze cliënt niet meer.',
        action: { href: reportsHref(client), label: 'Naar de rapportages' },
      }}
    >
      {data => <YearParts year={data} />}
    </DetailPage>
  )
}
