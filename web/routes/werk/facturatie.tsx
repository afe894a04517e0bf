import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { toAgreeStatuses } from '../../../contract/status-groups.ts'
import { formatHours, formatMoney } from '../../../rules/format-nl.ts'
import { type Earnings, earnedInYear, monthBar, monthsToShow } from '../../care/earnings.ts'
import { dateOf } from '../../care/moment/moment.ts'
import { now } from '../../care/now.ts'
import { ask } from '../../client/cache.ts'
import { AppLink } from '../../components/app-link.tsx'
import { BarChart } from '../../components/bar-chart.tsx'
import { Fact, Facts } from '../../components/fact.tsx'
import { ArrowLeftIcon, ChevronRightIcon } from '../../components/icons.tsx'
import { Empty, Failed } from '../../components/list-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { Card, Page } from '../../components/page.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { readNumber } from '../../search-params.ts'
import { splitPeriod } from './-invoices/invoice.ts'
import classes from './-invoices/invoices.module.css'
import { YearDownloads } from './-invoices/year-downloads.tsx'
import { useMe } from './-parts/use-me.ts'

type Search = { jaar?: number }

export const Route = createFileRoute('/werk/facturatie')({
  staticData: { screen: '/werk/facturatie', title: ['Facturatie'] },
  validateSearch: ({ jaar }): Search => {
    const year = readNumber(jaar, 0, 2000, 2100)
    return year > 0 ? { jaar: year } : {}
  },
  component: Billing,
})

function YearChart({ year, earnings, thisMonth }: { year: number; earnings: Earnings; thisMonth: string }) {
  const current = thisMonth.startsWith(String(year)) ? Number(thisMonth.slice(5)) : undefined
  const bars = monthsToShow(earnings, current ?? 12).map(month => monthBar(earnings, month, month === current))
  return <BarChart title={`Goedgekeurd werk per maand in ${year}`} bars={bars} />
}

function Sums({ earnings }: { earnings: Earnings }) {
  const { invoiced, toInvoice, minutes } = earnedInYear(earnings)
  return (
    <div className={classes.sums}>
      <Facts>
        <Fact label="Gefactureerd" kind="total">
          {formatMoney(invoiced)}
        </Fact>
        <Fact label="Goedgekeurd, nog niet gefactureerd" kind="total">
          {formatMoney(toInvoice)}
        </Fact>
        <Fact label="Gewerkt" kind="total">
          {formatHours(minutes)}
        </Fact>
      </Facts>
    </div>
  )
}

/** How many shifts are not yet on an invoice, by whose turn it is. */
function useOnTheWay(uuid: string) {
  const toSubmit = useQuery(ask('GET /care_workers/{uuid}/care_moments_count_to_submit_hours', { uuid }))
  const waiting = useQuery(
    ask('GET /care_workers/{uuid}/care_moments', { uuid, query: { status: toAgreeStatuses, itemsPerPage: 0 } }),
  )
  return {
    isPending: toSubmit.isPending || waiting.isPending,
    toSubmit: toSubmit.data?.count ?? 0,
    waiting: waiting.data?.totalItems ?? 0,
  }
}

/** The hours that are not yet on an invoice, and whose turn it is. */
function OnTheWay({ toSubmit, waiting }: { toSubmit: number; waiting: number }) {
  if (toSubmit + waiting === 0) return null
  return (
    <Notice tone="attention">
      {toSubmit > 0 && (
        <p>
          <AppLink href="/werk/uren-indienen">
            {toSubmit === 1
              ? 'Van 1 dienst moet je de uren nog indienen.'
              : `Van ${toSubmit} diensten moet je de uren nog indienen.`}
          </AppLink>
        </p>
      )}
      {waiting > 0 && (
        <p>
          {waiting === 1 ? 'Van 1 dienst wachten de uren op akkoord.' : `Van ${waiting} diensten wachten de uren op akkoord.`}
        </p>
      )}
    </Notice>
  )
}

function Weeks({ weeks, year }: { weeks: Earnings['weeks']; year: number }) {
  if (weeks.length === 0) {
    return (
      <Empty
        drawing="calendar"
        title={`Geen facturen in ${year}`}
        text="Elke maandag maken we een factuur van de uren die de week ervoor zijn goedgekeurd."
      />
    )
  }
  return (
    <ul className={classes.rows}>
      {weeks.map(({ period, invoices, payable }) => {
        const { week, dates } = splitPeriod(period)
        return (
          <li key={period} className={classes.row}>
            <span className={classes.rowWords}>
              <AppLink href={`/werk/facturen/${period}`} className="figures">
                {week}
              </AppLink>
              <span className="figures">
                {dates} · {invoices === 1 ? '1 factuur' : `${invoices} facturen`}
              </span>
            </span>
            <strong className="figures">{formatMoney(payable)}</strong>
            <ChevronRightIcon size={20} />
          </li>
        )
      })}
    </ul>
  )
}

const help = (
  <Card title="Zo werkt het">
    <div className={classes.help}>
      <p>Elke maandag maken we een factuur van de uren die de week ervoor zijn goedgekeurd. Je krijgt er een mail over.</p>
      <p>Uren die later worden goedgekeurd, komen op de factuur van de week erna.</p>
      <p>
        Klopt er iets niet? Kijk eerst bij <AppLink href="/werk/uren-indienen">Uren indienen</AppLink> wat er is goedgekeurd.
      </p>
    </div>
  </Card>
)

function YearSteps({ year, thisYear }: { year: number; thisYear: number }) {
  return (
    <nav className={classes.years} aria-label="Jaar">
      <AppLink href={`/werk/facturatie?jaar=${year - 1}`} aria-label={`Vorig jaar, ${year - 1}`}>
        <ArrowLeftIcon size={20} />
      </AppLink>
      <strong className="figures" aria-live="polite">
        {year}
      </strong>
      {year < thisYear && (
        <AppLink href={`/werk/facturatie?jaar=${year + 1}`} aria-label={`Volgend jaar, ${year + 1}`}>
          <ArrowLeftIcon size={20} />
        </AppLink>
      )}
    </nav>
  )
}

function Billing() {
  const today = dateOf(now())
  const { jaar: year = Number(today.slice(0, 4)) } = Route.useSearch()
  const uuid = useMe()
  const { data, isError, error, refetch } = useQuery(ask('GET /care_workers/{uuid}/earnings', { uuid, query: { year } }))
  const onTheWay = useOnTheWay(uuid)
  // All at once: what comes later above it would push the rest down while somebody reads it.
  const shown = onTheWay.isPending ? undefined : data
  return (
    <Page
      title="Facturatie"
      width="reading"
      actions={<YearSteps year={year} thisYear={Number(today.slice(0, 4))} />}
      beside={
        <>
          {shown && help}
          {shown && <YearDownloads year={year} />}
        </>
      }
    >
      {isError && !data && <Failed error={error} onRetry={refetch} />}
      {!isError && !shown && <Skeleton height={520} radius="lg" aria-label="Facturatie laden" />}
      {shown && (
        <>
          <OnTheWay {...onTheWay} />
          <Card title="Per maand">
            <YearChart year={year} earnings={shown} thisMonth={today.slice(0, 7)} />
            <Sums earnings={shown} />
          </Card>
          <Card title="Per week">
            <Weeks weeks={shown.weeks} year={year} />
          </Card>
        </>
      )}
    </Page>
  )
}
