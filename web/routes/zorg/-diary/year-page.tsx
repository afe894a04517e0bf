import { useQuery } from '@tanstack/react-query'
import classes from '#care/client-reports/year/year.module.css'
import { YearParts } from '#care/client-reports/year/year-parts.tsx'
import { hasScores, summaryOf } from '#care/client-reports/year/year-words.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { Empty, QueryState, together } from '#components/page/query-state.tsx'
import { plainScales } from '#rules/typed/plain-scales.ts'
import { inPlainWords, plainDomains, plainProblem } from '#words/family-plan-nl.ts'
import { familyHref } from '../-parts/clients.ts'
import { FamilyPage } from '../-parts/family-page.tsx'
import { yearHref } from './diary.ts'

/** A client's year in plain words: one domain, with links to the others of that year. */
export function YearPage({ client, uuid }: { client: string; uuid: string }) {
  const others = useQuery(queryOf('GET /client_care_assist_reports', { query: { 'client.uuid': client, itemsPerPage: 40 } }))
  const query = together(useQuery(queryOf('GET /client_care_assist_reports/{uuid}', { uuid })), others)
  const ofYear = others.data?.member.filter(one => one.year === query.data?.year) ?? []
  const back = { href: familyHref(client, 'rapportage'), label: 'Rapportage' }
  return (
    <FamilyPage client={client} title={query.data ? `Het jaar ${query.data.year}` : 'Het jaar'} back={back} width="work">
      <QueryState
        query={query}
        height={480}
        gone={
          <Empty
            drawing="signpost"
            title="Dit jaar is er niet"
            text="Misschien klopt het adres niet."
            action={<AppLink href={back.href}>Naar de rapportage</AppLink>}
          />
        }
      >
        {year => (
          <>
            {ofYear.length > 1 && (
              <Segmented
                label="Waarover"
                words={Object.fromEntries(ofYear.map(one => [one.uuid, plainDomains[one.domain]]))}
                value={uuid}
                wide
                hrefOf={other => yearHref(client, other)}
              />
            )}
            <p className={`grid gap-4 ${classes.summary}`}>
              <span className={classes.person}>
                {year.client.firstName} {year.client.lastName}, {plainDomains[year.domain].toLowerCase()}
              </span>
              <strong>{summaryOf(inPlainWords(year.problems))}</strong>
              {hasScores(year.problems) && <span>Het cijfer loopt van 1 (slecht) tot 5 (goed).</span>}
            </p>
            <YearParts
              year={year}
              words={plainScales(year.client.firstName)}
              columns={['Onderwerp', 'Dag', 'Wat', 'Cijfer']}
              say={plainProblem}
            />
          </>
        )}
      </QueryState>
    </FamilyPage>
  )
}
