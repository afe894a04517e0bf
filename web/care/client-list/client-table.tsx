import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { inCareStatuses } from '#contract/status-groups.ts'
import { formatDate, formatTime } from '#rules/time/format-nl.ts'
import { ageOn } from '#rules/typed/age.ts'
import { clientStatusWords } from '#words/client-nl.ts'
import { sayPlanned, thisWeekOf } from '../client-file/care-weeks.ts'
import { type Audience, clientHref } from '../client-page/client-search.ts'
import { nameOf } from '../moment/care-moment.ts'
import { dateOf, formatShortDate } from '../moment/moment.ts'
import classes from './client-table.module.css'

/** The current care requests of a client; undefined while they load. */
type AskedCare = (client: string) => Care[] | undefined
type Care = ReturnType<typeof shown>

/** Those of all these clients, in one call for a whole page. */
function useAskedCare(clients: readonly string[] | undefined): AskedCare {
  const query = { 'client.uuid': clients ?? [], status: inCareStatuses, itemsPerPage: 100 }
  const asked = queryOf('GET /care_requests', { query })
  const { data } = useQuery({ ...asked, select: byClient, enabled: !!clients && clients.length > 0 })
  return useCallback(client => data && (data[client] ?? []), [data])
}
// Only what the rows show, so that they do not render again for anything else.
const shown = ({
  serviceType,
  status,
  wantedFrom,
  wantedUntil,
  hoursPerWeek,
}: AnswerOf<'GET /care_requests'>['member'][number]) => ({
  care: serviceType.name,
  ...{ status, wantedFrom, wantedUntil, hoursPerWeek },
})
const byClient = ({ member }: AnswerOf<'GET /care_requests'>): Partial<Record<string, Care[]>> => {
  const care: Partial<Record<string, Care[]>> = {}
  for (const request of member) care[request.client.uuid] = [...(care[request.client.uuid] ?? []), shown(request)]
  return care
}

type Client = AnswerOf<'GET /clients'>['member'][number]
type List = Pick<Audience, 'clients'>

function Name({ client, now, audience, ofMany }: { client: Client; now: string; audience: List; ofMany: boolean }) {
  const { uuid, number, birthDate, contact } = client
  return (
    <span className={classes.two}>
      <AppLink href={clientHref(audience, uuid)}>{nameOf(client)}</AppLink>
      <span className="soft plain">
        nr. {number}
        {birthDate && ` · ${ageOn(birthDate, dateOf(now))} jaar`}
        {ofMany && ` · ${contact.address.city}`}
      </span>
    </span>
  )
}

const location: TableColumn<Client> = {
  key: 'locatie',
  label: 'Locatie en woonplaats',
  onCard: 'line',
  value: ({ responsibleLocation, contact }) => (
    <span className={classes.two}>
      {responsibleLocation.name}
      <span className="soft plain">woont in {contact.address.city}</span>
    </span>
  ),
}
const organization: TableColumn<Client> = {
  key: 'organisatie',
  label: 'Organisatie en locatie',
  onCard: 'line',
  value: ({ responsibleLocation }) => (
    <span className={classes.two}>
      {responsibleLocation.organization.name}
      <span className="soft plain">{responsibleLocation.name}</span>
    </span>
  ),
}

/** How much work is open, and when the first of it begins; a dash when none is. */
function Open({ client, now }: { client: Client; now: string }) {
  const { count, first } = client.openCareMoments ?? { count: 0, first: null }
  if (!first) return <span className="soft plain">Niets open</span>
  const isToday = dateOf(first) === dateOf(now)
  return (
    <span className={classes.two}>
      <strong className={`warns attention figures ${classes.open}`}>{count} open</strong>
      <span className="soft plain">vanaf {isToday ? `vandaag, ${formatTime(first)}` : formatShortDate(first, now)}</span>
    </span>
  )
}

/** The kinds of care requested, and whether less is planned this week than agreed. */
function Asked({ client, asked, now }: { client: Client; asked: ReturnType<AskedCare>; now: string }) {
  if (!asked) return '\u00a0'
  if (asked.length === 0) return null
  const week = thisWeekOf(client, asked, dateOf(now))
  return (
    <span className={classes.two}>
      {[...new Set(asked.map(({ care }) => care))].join(', ')}
      {week && week.missingMinutes > 0 && (
        <strong className={`warns attention ${classes.open}`}>
          {sayPlanned(week)}
          <span className={classes.week}> deze week</span>
        </strong>
      )}
    </span>
  )
}

type Props = {
  clients: readonly Client[]
  now: string
  audience: List
  /** The clients belong to more than one organization. */
  ofMany?: boolean
}

type About = { careOf: AskedCare; now: string; audience: List; ofMany: boolean }
const columnsAbout = ({ careOf, now, audience, ofMany }: About): TableColumn<Client>[] => [
  {
    key: 'naam',
    label: ofMany ? 'Naam en woonplaats' : 'Naam',
    onCard: 'title',
    value: client => <Name {...{ client, now, audience, ofMany }} />,
  },
  ofMany ? organization : location,
  {
    key: 'zorg',
    label: 'Zorg deze week',
    onCard: 'line',
    value: client => <Asked client={client} asked={careOf(client.uuid)} now={now} />,
  },
  { key: 'open', label: 'Opdrachten', onCard: 'line', value: client => <Open client={client} now={now} /> },
  {
    key: 'status',
    label: 'Status',
    onCard: 'figure',
    value: ({ status, endedOn }) => (
      <StatusPill tone={clientStatusWords[status].tone} help={endedOn ? `Vanaf ${formatDate(endedOn)}` : undefined}>
        {clientStatusWords[status].label}
      </StatusPill>
    ),
  },
]

/** A page of clients: who, where, the care requested, and how much of it is open. */
export function ClientTable({ clients, now, audience, ofMany = false }: Props) {
  const careOf = useAskedCare(clients.map(({ uuid }) => uuid))
  const columns = useMemo(() => columnsAbout({ careOf, now, audience, ofMany }), [careOf, now, audience, ofMany])
  return (
    <Card>
      <div className={`small ${classes.rows}`}>
        <DataTable caption="Cliënten" columns={columns} rows={clients} idOf={({ uuid }) => uuid} rowHeads />
      </div>
    </Card>
  )
}
