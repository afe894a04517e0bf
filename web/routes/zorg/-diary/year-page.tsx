import { useQuery } from '@tanstack/react-query'
import classes from '../../../care/client-reports/year/year.module.css'
import { YearParts } from '../../../care/client-reports/year/year-parts.tsx'
import { summaryOf } from '../../../care/client-reports/year/year-words.ts'
import { ask } from '../../../client/cache.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { Empty, Failed } from '../../../components/list-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { inPlainWords, plainDomains, plainProblem, plainScales } from '../../../words/family-plan-nl.ts'
import { familyHref } from '../-parts/clients.ts'
import { FamilyPage } from '../-parts/family-page.tsx'
import { yearHref } from './diary.ts'

/** The year of a client in plain words: one domain, and the way to the others of that year. */
export function YearPage({ client, uuid }: { client: string; uuid: string }) {
  const { data: year, error, refetch } = useQuery(ask('GET /client_care_assist_reports/{uuid}', { uuid }))
  const all = useQuery(ask('GET /client_care_assist_reports', { query: { 'client.uuid': client, itemsPerPage: 40 } })).data
    ?.member
  const ofYear = all?.filter(one => one.year === year?.year) ?? []
  const back = { href: familyHref(client, 'rapportage'), label: 'Rapportage' }
  return (
    <FamilyPage client={client} title={year ? `Het jaar ${year.year}` : 'Het jaar'} back={back}>
      {!year && !error && <Skeleton height={480} radius="lg" aria-busy="true" />}
      {error && !year && error.status !== 404 && <Failed error={error} onRetry={refetch} />}
      {error?.status === 404 && (
        <Empty
          drawing="signpost"
          title="Dit jaar is er niet"
          text="Misschien klopt het adres niet."
          action={<AppLink href={back.href}>Naar de rapportage</AppLink>}
        />
      )}
      {ofYear.length > 1 && (
        <Segmented
          label="Waarover"
          words={Object.fromEntries(ofYear.map(one => [one.uuid, plainDomains[one.domain]]))}
          value={uuid}
          wide
          hrefOf={other => yearHref(client, other)}
        />
      )}
      {year && (
        <>
          <p className={classes.summary}>
            <span className={classes.person}>
              {year.client.firstName} {year.client.lastName}, {plainDomains[year.domain].toLowerCase()}
            </span>
            <strong>{summaryOf(inPlainWords(year.problems))}</strong>
            <span>Elke lijn loopt van 1 tot 5. Hoger is beter.</span>
          </p>
          <YearParts year={year} words={plainScales} say={plainProblem} />
        </>
      )}
    </FamilyPage>
  )
}
