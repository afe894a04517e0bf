import { useQuery } from '@tanstack/react-query'
import { earnedIn, monthBar, monthsToShow } from '#care/earnings.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import type { ContractType } from '#words/nl.ts'
import { MoneyLine } from '../-earnings/money-line.tsx'

const shown = 6

/** This month's work, from worked to paid, beside the earlier months of this year. */
export function MonthEarnings({ me, forms }: { me: string; forms: readonly ContractType[] }) {
  const today = dateOf(now())
  const [year = 0, month = 1] = today.split('-').map(Number)
  const earnings = useQuery(queryOf('GET /care_workers/{uuid}/earnings', { uuid: me, query: { year } }))
  const sums = earnedIn(earnings.data, month)
  const bars = monthsToShow(earnings.data, month, shown).map(one => monthBar(earnings.data, one, one === month))
  const hasBars = bars.some(bar => bar.value > 0)
  const worked = sums.worked > 0 || sums.paid > 0
  return (
    <Card title="Verdiend deze maand" aside={<AppLink href="/werk/facturatie">Verdiensten</AppLink>}>
      <QueryState query={earnings} height={480}>
        {() => (
          <div className="stack gap-16">
            {worked && <MoneyLine me={me} month={today.slice(0, 7)} sums={sums} forms={forms} />}
            {!worked && (
              <p className="soft">
                {hasBars
                  ? 'Deze maand heb je nog niet gewerkt.'
                  : 'Na je eerste dienst zie je hier wat je verdient, en hoe ver je geld is.'}
              </p>
            )}
            {hasBars && <BarChart title={`Goedgekeurd werk per maand in ${year}`} bars={bars} height={150} />}
          </div>
        )}
      </QueryState>
    </Card>
  )
}
