import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { useAction } from '#care/action/use-action.ts'
import { daysLater } from '#care/amsterdam-time.ts'
import { ProblemFilter } from '#care/client-reports/problem-filter.tsx'
import { ReportTimeline } from '#care/client-reports/report-timeline.tsx'
import { pageSize, problemsQuery, type Report, reportId, reportsQuery } from '#care/client-reports/reports.ts'
import { slugOf } from '#care/list/choice-filters.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import { WaitingCard } from '#care/offline/waiting-card.tsx'
import { queryOf, useChange } from '#client/cache.ts'
import { useWaiting } from '#client/outbox/use-waiting.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { stepOutOf } from '#components/controls/steps.ts'
import { PagedList } from '#components/lists/list-page.tsx'
import { ChevronRightIcon, PencilIcon } from '#components/marks/icons.tsx'
import { Page } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { counted, formatDateTime, formatTime } from '#rules/time/format-nl.ts'
import { domainWords } from '#words/plan-nl.ts'
import { yearHref } from '../-file/file.ts'
import { type ReportSearch, reportsHref } from './report-search.ts'
import { type OwnShift, ownShiftsQuery, unreadQuery } from './reports.ts'
import classes from './reports-page.module.css'

const ReportSheet = late(() => import('./write/report-sheet.tsx'))

type Props = { client: string; search: ReportSearch; go: (search: ReportSearch, replace: boolean) => void }

/** After writing a report, scrolls to it once it is on the screen. */
function useFocusOnReport() {
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (!wanted) return
    const timer = setInterval(() => {
      const report = document.getElementById(reportId(wanted))
      if (!report) return
      report.scrollIntoView({ block: 'center' })
      report.focus({ preventScroll: true })
      setWanted(undefined)
    }, 50)
    const end = setTimeout(() => setWanted(undefined), 5000)
    return () => {
      clearInterval(timer)
      clearTimeout(end)
    }
  }, [wanted])
  return setWanted
}

/** The reports on a client: new ones, by day, filtered by problem; and the sheet for writing one. */
export function ReportsPage({ client, search, go }: Props) {
  const me = useMe()
  const now = useNow()
  const list = useRef<HTMLDivElement>(null)
  const focusOn = useFocusOnReport()
  const { nieuw, wijzig, corrigeer, ...place } = search
  const problems = useQuery(problemsQuery()).data?.member
  const chosen = problems?.find(({ name }) => slugOf(name) === search.gebied)
  const page = search.pagina ?? 1
  const reports = useQuery({ ...reportsQuery(client, chosen?.uuid, page), enabled: !search.gebied || problems !== undefined })
  const own = useQuery(ownShiftsQuery(client, me, dateOf(now)))
  const shifts = own.data?.member.filter(({ startDate }) => startDate <= now) ?? (own.isError ? [] : undefined)
  const person = useQuery(queryOf('GET /clients/{uuid}', { uuid: client })).data
  const waiting = useWaiting(`/v1/clients/${client}`).filter(entry => entry.call === 'POST /client_reports')
  const way = nieuw ? 'new' : wijzig ? 'change' : corrigeer ? 'correct' : undefined
  const close = () => stepOutOf('nieuw', 'wijzig', 'corrigeer') || go(place, true)
  const done = (report: string | undefined) => {
    // A new report appears at the top of the unfiltered list.
    if (way === 'change' || Object.keys(place).length === 0) close()
    else go({}, true)
    if (report) focusOn(report)
  }
  return (
    <Page
      title="Rapportage"
      width="reading"
      actions={<ProblemFilter {...{ client, problems, chosen }} onChange={gebied => go(gebied ? { gebied } : {}, true)} />}
    >
      <UnreadCard {...{ client, now }} shifts={shifts ?? []} onRead={() => list.current?.focus({ preventScroll: true })} />
      <div className={`no-print ${classes.write}`}>
        <OwnNameOnly>
          <Button href={reportsHref(client, { ...place, nieuw: '1' })} leftSection={<PencilIcon size={20} />}>
            Rapportage schrijven
          </Button>
        </OwnNameOnly>
      </div>
      {waiting.map(entry => (
        <WaitingCard key={entry.id} entry={entry} />
      ))}
      <div ref={list} tabIndex={-1} className={classes.list}>
        <PagedList
          query={reports}
          page={page}
          pageSize={pageSize}
          onTurn={pagina => go({ ...place, pagina }, false)}
          totalOf={({ totalItems }) => totalItems}
          rows={3}
          rowHeight={170}
          empty={
            chosen ? (
              <Empty
                title={`Nog niets over ${chosen.name}`}
                text="Over dit aandachtsgebied staat er bij deze cliënt geen rapportage."
                action={<Button onClick={() => go({}, true)}>Toon alle rapportages</Button>}
              />
            ) : (
              <Empty
                drawing="tea"
                title="Nog geen rapportages"
                text="Schrijf na je bezoek op wat je deed en zag. Wie na jou komt, leest het hier."
              />
            )
          }
        >
          {({ member }) => (
            <ReportTimeline
              reports={member}
              now={now}
              actsOf={report => report.isOwn && <OwnReport {...{ report, client, now }} />}
            />
          )}
        </PagedList>
      </div>
      <Years client={client} />
      {way && (
        <ReportSheet
          key={`${way} ${wijzig ?? corrigeer}`}
          {...{ client, way, shifts }}
          name={person ? `${person.firstName} ${person.lastName}` : ''}
          uuid={wijzig ?? corrigeer}
          onDone={done}
          onClose={close}
        />
      )}
    </Page>
  )
}

type OwnReportProps = { report: Report; client: string; now: string }

/** An author's actions on a report: change it within a day; after that a new one corrects it. */
function OwnReport({ report: { uuid, createdAt }, client, now }: OwnReportProps) {
  const openUntil = daysLater(createdAt, 1)
  if (Date.parse(now) > Date.parse(openUntil))
    return <AppLink href={reportsHref(client, { corrigeer: uuid })}>Corrigeren</AppLink>
  return (
    <>
      <AppLink href={reportsHref(client, { wijzig: uuid })}>Wijzigen</AppLink>
      <span className="soft">kan tot {formatDateTime(openUntil)}</span>
    </>
  )
}

/** The years of a client, each with its domains. */
function Years({ client }: { client: string }) {
  const { data } = useQuery(queryOf('GET /client_care_assist_reports', { query: { 'client.uuid': client, itemsPerPage: 40 } }))
  const years = [...new Set((data?.member ?? []).map(({ year }) => year))]
  return years.map(year => (
    <section key={year} className={`above-16 no-print ${classes.year}`}>
      <h2 className="below-12">Jaaroverzicht {year}</h2>
      <ul className="card lined clipped">
        {data!.member
          .filter(report => report.year === year)
          .map(report => (
            <li key={report.uuid}>
              <AppLink href={yearHref(client, report.uuid)}>
                <strong>{domainWords[report.domain]}</strong>
                <span>{report.problems.map(({ name }) => name).join(', ') || 'Rapportages'}</span>
                <ChevronRightIcon size={20} />
              </AppLink>
            </li>
          ))}
      </ul>
    </section>
  ))
}

const countOf = (count: number) => counted(count, 'rapportage', 'rapportages')

type UnreadCardProps = { client: string; shifts: readonly OwnShift[]; now: string; onRead: () => void }

/** The reports since one was last here, and a button to mark them as read; nothing when there are none. */
function UnreadCard({ client, shifts, now, onRead }: UnreadCardProps) {
  const unread = useQuery(unreadQuery(client)).data
  const mark = useChange('PUT /clients/{uuid}/reports_read')
  const { act, busy } = useAction()
  const newest = unread?.member[0]
  if (!unread || !newest) return null
  const { totalItems, member } = unread
  const present = shifts.find(({ startDate, endDate }) => startDate <= now && now < endDate)
  const previous = shifts.find(({ endDate }) => endDate <= now)
  const isSince = previous && totalItems === member.length && member.every(({ createdAt }) => createdAt > previous.endDate)
  const read = async () => {
    if (await act({ run: () => mark.run({ uuid: client, body: { until: newest.createdAt } }) })) onRead()
  }
  return (
    <section className={`card row gap-12 no-print ${classes.unread}`} aria-label="Nog niet gelezen">
      <p>
        <strong>{isSince ? `${countOf(totalItems)} na je vorige dienst` : `Nog ${countOf(totalItems)} te lezen`}</strong>
        {present && <span className="figures">Je dienst begon om {formatTime(present.startDate)}</span>}
      </p>
      <OwnNameOnly>
        <Button variant="default" size="lg" loading={busy} onClick={() => void read()}>
          Gelezen
        </Button>
      </OwnNameOnly>
    </section>
  )
}
