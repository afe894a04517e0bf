import { useQuery } from '@tanstack/react-query'
import { formatHours, formatMoney } from '../../../../rules/format-nl.ts'
import { earnedIn, monthBar, monthsToShow } from '../../../care/earnings.ts'
import { dateOf } from '../../../care/moment/moment.ts'
import { now } from '../../../care/now.ts'
import { ask } from '../../../client/cache.ts'
import { AppLink } from '../../../components/app-link.tsx'
import { BarChart } from '../../../components/bar-chart.tsx'
import { Failed } from '../../../components/list-state.tsx'
import { Card } from '../../../components/page.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import classes from './home.module.css'

const shown = 6

/** The earnings of this month's approved hours, beside the earlier months of this year. */
export function MonthEarnings({ me }: { me: string }) {
  const [year = 0, month = 1] = dateOf(now()).split('-').map(Number)
  const earnings = useQuery(ask('GET /care_workers/{uuid}/earnings', { uuid: me, query: { year } }))
  const { earned, minutes } = earnedIn(earnings.data, month)
  const bars = monthsToShow(earnings.data, month, shown).map(one => monthBar(earnings.data, one, one === month))
  return (
    <Card title="Verdiend deze maand" aside={<AppLink href="/werk/facturatie">Facturatie</AppLink>}>
      {earnings.data && (
        <>
          <p className={`${classes.earned} figures`}>
            <strong>{formatMoney(earned)}</strong>
            <span className={classes.soft}>{formatHours(minutes)} goedgekeurd</span>
          </p>
          {bars.some(bar => bar.value > 0) ? (
            <BarChart title={`Verdiend per maand in ${year}`} bars={bars} height={150} />
          ) : (
            <p className={classes.calm}>Zodra je eerste uren zijn goedgekeurd, zie je hier per maand wat je verdient.</p>
          )}
        </>
      )}
      {!earnings.data &&
        (earnings.isError ? <Failed error={earnings.error} onRetry={earnings.refetch} /> : <Skeleton height={188} />)}
    </Card>
  )
}
