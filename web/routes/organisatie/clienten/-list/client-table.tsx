import { ageOn } from '../../../../../rules/age.ts'
import { formatDate, formatTime } from '../../../../../rules/format-nl.ts'
import { nameOf } from '../../../../care/moment/care-moment.ts'
import { dateOf, formatShortDate } from '../../../../care/moment/moment.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { DataTable, type TableColumn } from '../../../../components/data-table.tsx'
import { Card } from '../../../../components/page.tsx'
import { StatusPill } from '../../../../components/status-pill.tsx'
import { clientStatusWords } from '../../../../words/client-nl.ts'
import { clientHref } from '../../-parts/client-href.ts'
import classes from './client-table.module.css'
import { useAskedCare } from './use-asked-care.ts'

type Client = AnswerOf<'GET /clients'>['member'][number]

const Name = ({ client }: { client: Client }) => (
  <span className={classes.name}>
    <AppLink href={clientHref(client.uuid)}>{nameOf(client)}</AppLink>
    <span className={classes.soft}>nr. {client.number}</span>
  </span>
)

/** How much is open, and when the first of it begins; a dash when nothing is. */
function Open({ client, now }: { client: Client; now: string }) {
  const { count, first } = client.openCareMoments ?? { count: 0, first: null }
  if (!first) return <span className={classes.soft}>Niets open</span>
  const day = dateOf(first) === dateOf(now) ? 'vandaag' : formatShortDate(first, now)
  return (
    <span className={classes.open}>
      <strong>{count} open</strong> vanaf {day} {formatTime(first)}
    </span>
  )
}

/** A page of clients: who, where, what is asked for them, and what of it is open. */
export function ClientTable({ clients, now }: { clients: readonly Client[]; now: string }) {
  const careOf = useAskedCare(clients.map(({ uuid }) => uuid))
  const columns: TableColumn<Client>[] = [
    { key: 'naam', label: 'Naam', onCard: 'title', value: client => <Name client={client} /> },
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
    {
      key: 'leeftijd',
      label: 'Leeftijd',
      value: ({ birthDate }) => (birthDate ? `${ageOn(birthDate, dateOf(now))} jaar` : null),
    },
    { key: 'locatie', label: 'Locatie', value: ({ responsibleLocation }) => responsibleLocation.name },
    { key: 'plaats', label: 'Woonplaats', value: ({ contact }) => contact.address.city },
    { key: 'zorg', label: 'Gevraagde zorg', value: ({ uuid }) => careOf(uuid)?.join(', ') || null },
    { key: 'open', label: 'Nog niemand', value: client => <Open client={client} now={now} /> },
  ]
  return (
    <Card>
      <DataTable caption="Cliënten" columns={columns} rows={clients} idOf={({ uuid }) => uuid} rowHeads />
    </Card>
  )
}
