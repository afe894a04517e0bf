import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type Earnings, earnedIn, earnedInYear, monthBar, monthsToShow, paidBy, stepsOf } from '#care/earnings.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { readNumber } from '#client/search-params.ts'
import { useMe } from '#client/use-me.ts'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { AppLink } from '#components/controls/app-link.tsx'
import { PeriodNav } from '#components/controls/period-nav.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { ArrowLeftIcon, ChevronRightIcon } from '#components/marks/icons.tsx'
import { Card, Page } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import type { Address } from '#contract/addresses.ts'
import { counted, formatHours, formatMoney, formatPeriodShort, months } from '#rules/time/format-nl.ts'
import type { ContractType } from '#words/nl.ts'
import { MoneyLine } from './-earnings/money-line.tsx'
import classes from './-invoices/invoices.module.css'
import { VatCard } from './-invoices/vat-card.tsx'
import { YearDownloads } from './-invoices/year-downloads.tsx'

const Coming = late(() => import('./-earnings/coming.tsx'))
const YearSums = late(() => import('./-invoices/year-sums.tsx'))

type Search = { jaar?: number; maand?: number }

export const Route = createFileRoute('/werk/facturatie')({
  staticData: { screen: '/werk/facturatie', title: ['Verdiensten'] },
  validateSearch: ({ jaar, maand }): Search => {
    const [year, month] = [readNumber(jaar, 0, 2000, 2100), readNumber(maand, 0, 1, 12)]
    return { ...(year > 0 && { jaar: year }), ...(month > 0 && { maand: month }) }
  },
  component: Billing,
})

function YearChart({ year, earnings, thisMonth }: { year: number; earnings: Earnings; thisMonth: string }) {
  const current = thisMonth.startsWith(String(year)) ? Number(thisMonth.slice(5)) : undefined
  const bars = monthsToShow(earnings, current ?? 12).map(month => monthBar(earnings, month, month === current))
  return <BarChart title={`Goedgekeurd werk per maand in ${year}`} bars={bars} />
}

type MonthProps = { me: string; month: string; earnings: Earnings; forms: readonly ContractType[]; thisMonth: string }

/** The year's total so far. */
function Sums({ earnings, forms }: { earnings: Earnings; forms: readonly ContractType[] }) {
  const sums = earnedInYear(earnings)
  return (
    <div className={classes.sums}>
      <Facts>
        {stepsOf(sums, paidBy(sums, forms)).map(({ name, label, cents }) => (
          <Fact key={name} label={label} kind="total">
            {formatMoney(cents)}
          </Fact>
        ))}
        <Fact label="Goedgekeurde uren" kind="total">
          {formatHours(sums.minutes)}
        </Fact>
      </Facts>
    </div>
  )
}

/** How far the money for one month's work is, with steps to other months. */
function MonthCard({ me, month, earnings, forms, thisMonth }: MonthProps) {
  const [year, number] = [month.slice(0, 4), Number(month.slice(5))]
  const hrefOf = (one: number): Address => `/werk/facturatie?jaar=${year}&maand=${one}`
  const sums = earnedIn(earnings, number)
  const isThis = month === thisMonth
  const last = thisMonth.startsWith(year) ? Number(thisMonth.slice(5)) : 12
  return (
    <Card title="Hoe ver is je geld?">
      <div className="stack gap-12">
        <PeriodNav
          unit="maand"
          name={`Werk van ${months[number - 1]} ${year}`}
          before={number > 1 ? hrefOf(number - 1) : null}
          after={number < last ? hrefOf(number + 1) : null}
          present={{ label: 'Deze maand', to: isThis ? null : '/werk/facturatie' }}
        />
        {sums.worked === 0 && sums.paid === 0 ? (
          <p className="soft">
            {isThis ? 'Je hebt deze maand nog niet gewerkt.' : 'Je hebt in deze maand niet gewerkt.'} Na je dienst zie je hier wat
            je verdient, en hoe ver het geld is.
          </p>
        ) : (
          <MoneyLine me={me} month={month} sums={sums} forms={forms} />
        )}
        {isThis && forms.includes('freelance') && <Coming me={me} today={dateOf(now())} />}
      </div>
    </Card>
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
    <ul className="grid">
      {weeks.map(({ period, invoices, payable }) => {
        const [week, dates] = formatPeriodShort(period)
        return (
          <li key={period} className={`row relative gap-8-12 ruled ${classes.row}`}>
            <span className={`grid shrinks grows ${classes.rowWords}`}>
              <AppLink href={`/werk/facturen/${period}`} className="figures">
                {week}
              </AppLink>
              <span className="soft small figures">
                {dates} · {counted(invoices, 'factuur', 'facturen')}
              </span>
            </span>
            <strong className="one-line figures">{formatMoney(payable)}</strong>
            <ChevronRightIcon size={20} />
          </li>
        )
      })}
    </ul>
  )
}

/** How people are paid: by invoices every Monday, by payroll, or by both. */
function Help({ forms }: { forms: readonly ContractType[] }) {
  return (
    <Card title="Zo werkt het">
      <div className={`grid gap-12 ${classes.help}`}>
        {forms.includes('freelance') && (
          <>
            <p>Elke maandag maken we een factuur van de uren die de week ervoor zijn goedgekeurd. Je krijgt er een mail over.</p>
            <p>Uren die later worden goedgekeurd, komen op de factuur van de week erna.</p>
          </>
        )}
        {forms.includes('temp_work') && (
          <p>Uitzendwerk gaat elke week naar de loonadministratie. Wat later wordt goedgekeurd, gaat mee met de week erna.</p>
        )}
        <p>
          Klopt er iets niet? Kijk eerst bij <AppLink href="/werk/uren-indienen">Uren indienen</AppLink> wat er is goedgekeurd.
        </p>
      </div>
    </Card>
  )
}

function YearSteps({ year, thisYear }: { year: number; thisYear: number }) {
  return (
    <nav className={`row gap-12 ${classes.years}`} aria-label="Jaar">
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
  const { jaar: year = Number(today.slice(0, 4)), maand } = Route.useSearch()
  const uuid = useMe()
  const { data, error, refetch } = useQuery(queryOf('GET /care_workers/{uuid}/earnings', { uuid, query: { year } }))
  const worker = useQuery(queryOf('GET /care_workers/{uuid}', { uuid })).data
  const thisMonth = today.slice(0, 7)
  // Another year opens at its last month with work.
  const lastWorked = data?.months.at(-1)?.month ?? 12
  const month = maand ?? (thisMonth.startsWith(String(year)) ? Number(thisMonth.slice(5)) : lastWorked)
  const forms = worker?.contractTypes ?? []
  const shown = worker && data
  return (
    <Page
      title="Verdiensten"
      width="reading"
      actions={<YearSteps year={year} thisYear={Number(today.slice(0, 4))} />}
      beside={
        <>
          {shown && forms.includes('freelance') && <VatCard me={uuid} today={today} />}
          {shown && <Help forms={forms} />}
          {shown && <YearDownloads year={year} />}
          {shown && forms.includes('freelance') && <YearSums me={uuid} />}
        </>
      }
    >
      <QueryState query={{ data: shown, error, refetch }} height={520}>
        {earnings => (
          <>
            <MonthCard
              me={uuid}
              month={`${year}-${String(month).padStart(2, '0')}`}
              earnings={earnings}
              forms={forms}
              thisMonth={thisMonth}
            />
            <Card title={`Heel ${year}`}>
              <YearChart year={year} earnings={earnings} thisMonth={thisMonth} />
              <Sums earnings={earnings} forms={forms} />
            </Card>
            {(forms.includes('freelance') || earnings.weeks.length > 0) && (
              <Card title="Per week">
                <Weeks weeks={earnings.weeks} year={year} />
              </Card>
            )}
          </>
        )}
      </QueryState>
    </Page>
  )
}
