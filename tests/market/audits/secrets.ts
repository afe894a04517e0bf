// Nobody sees what is another's: a few items of each kind, asked as everybody; and whoever may see one, does.
import { sql } from 'kysely'
import { uuidOf } from '../../worlds/world.ts'
import { diceOf } from '../dice.ts'
import type { Audit, Moment } from './audit.ts'

interface Asked {
  path: string
  may: string[]
  mayNot: string[]
}
type Row = Record<string, string | null>
const some = async ({ market, day }: Moment, question: ReturnType<typeof sql>): Promise<Row[]> => {
  const { rows } = await sql<Row>`${question}`.execute(market.owner)
  const dice = diceOf(day * 101)
  return Array.from({ length: Math.min(3, rows.length) }, () => dice.pick(rows)!)
}
/** Work that is nobody's secret to whoever reacted to it, was called or asked about it, or works it. */
const workAndWhoKnows = sql`select m.uuid, m.organization_uuid, m.assignee_uuid, m.client_uuid, m.status,
      concat(m.assignee_uuid, (select string_agg(r.care_worker_uuid::text, ' ') from care_moment_publication_reaction r join care_moment_publication p
        on p.uuid = r.care_moment_publication_uuid where p.care_moment_uuid = m.uuid), (select string_agg(c.care_worker_uuid::text, ' ')
        from care_moment_call c where c.care_moment_uuid = m.uuid), (select string_agg(i.care_worker_uuid::text, ' ') from care_moment_invitation i
        where i.care_moment_uuid = m.uuid)) as known from care_moment m where m.status <> 'open' order by m.updated_at desc, m.title limit 200`
/** The people of the market, as what one of them may see is told. */
const knownTo = ({ market: { world, people } }: Moment) => {
  const nameOf = new Map([...people].map(([name, { uuid }]) => [uuid, name]))
  const workers = [...people.keys()].filter(name => /^w\d/.test(name))
  const isOurs = (row: Row) => row.organization_uuid === uuidOf(world.organization)
  const [ours, theirs] = [['organization', 'secondUser'], ['otherOrganization']]
  return {
    uuidOfWorker: (name: string) => people.get(name)!.uuid,
    workers,
    theirs,
    known: (row: Row) => (isOurs(row) ? ours : theirs),
    strangers: (row: Row) => (isOurs(row) ? [...theirs, 'otherLocationAdmin'] : [...ours, 'locationAdmin']),
    other: (row: Row, of: string) => workers.filter(name => !(row[of] ?? '').includes(people.get(name)!.uuid)).slice(0, 2),
    ownerOf: (row: Row, of: string) => [nameOf.get(row[of] ?? '')].flatMap(name => (name ? [name] : [])),
    all: [...ours, ...theirs, 'locationAdmin', 'clientAdmin', 'backOffice'],
  }
}
type Known = ReturnType<typeof knownTo>

/** What an organization and a worker have together. */
const askedOfWork = async (moment: Moment, { known, strangers, other, ownerOf }: Known): Promise<Asked[]> => {
  const { client } = moment.market.world
  const moments = await some(moment, workAndWhoKnows)
  const invoices = await some(
    moment,
    sql`select uuid, organization_uuid, care_worker_uuid from care_moment_invoice order by created_at desc, number limit 500`,
  )
  const reactions = await some(
    moment,
    sql`select r.uuid, r.care_worker_uuid, m.organization_uuid from care_moment_publication_reaction r join care_moment_publication p
      on p.uuid = r.care_moment_publication_uuid join care_moment m on m.uuid = p.care_moment_uuid order by r.created_at desc limit 500`,
  )
  const agreements = await some(
    moment,
    sql`select uuid, care_worker_uuid, organization_uuid from assignment_agreement order by created_at desc limit 500`,
  )
  const both = (kind: string, row: Row, also: string[], never: string[]) => ({
    path: `/${kind}/${row.uuid}`,
    may: ['planner', ...also, ...known(row), ...ownerOf(row, 'care_worker_uuid')],
    mayNot: [...strangers(row), ...other(row, 'care_worker_uuid'), 'clientAdmin', ...never],
  })
  return [
    ...moments.map(row => ({
      path: `/care_moments/${row.uuid}`,
      may: ['planner', ...known(row), ...ownerOf(row, 'assignee_uuid')],
      mayNot: [
        ...strangers(row),
        ...other(row, 'known'),
        'backOffice',
        ...(row.client_uuid === uuidOf(client) ? [] : ['clientAdmin']),
      ],
    })),
    ...invoices.map(row => both('care_moment_invoices', row, [], ['backOffice'])),
    ...reactions.map(row => both('care_moment_publication_reactions', row, ['backOffice'], [])),
    ...agreements.map(row => both('assignment_agreements', row, [], ['backOffice'])),
  ]
}
/** What is of one person, or of the planner alone. */
const askedOfOne = async (moment: Moment, { workers, theirs, other, ownerOf, all, uuidOfWorker }: Known): Promise<Asked[]> => {
  const documents = await some(
    moment,
    sql`select uuid, care_worker_uuid from care_worker_document order by created_at desc, care_worker_uuid, kind limit 500`,
  )
  const bookings = await some(moment, sql`select uuid from payout_ledger order by created_at desc limit 500`)
  const files = await some(moment, sql`select uuid from payout_file order by created_at desc limit 500`)
  const notices = await some(
    moment,
    sql`select n.uuid, n.account_uuid from notification n join care_worker w on w.uuid = n.account_uuid order by n.created_at desc limit 500`,
  )
  return [
    ...documents.map(row => ({
      path: `/care_worker_documents/${row.uuid}`,
      may: ['planner', ...ownerOf(row, 'care_worker_uuid')],
      mayNot: [...all, ...other(row, 'care_worker_uuid')],
    })),
    ...bookings.map(row => ({ path: `/payout_ledger/${row.uuid}`, may: ['planner'], mayNot: [...all, workers[0]!] })),
    ...files.map(row => ({ path: `/payout_files/${row.uuid}`, may: ['planner'], mayNot: [...all, workers[0]!] })),
    ...notices.map(row => ({
      path: `/notifications/${row.uuid}`,
      may: ownerOf(row, 'account_uuid'),
      mayNot: [...all, 'planner', ...other(row, 'account_uuid')],
    })),
    // Whatever of a worker is a list of its own.
    ...workers.slice(moment.day % 7, (moment.day % 7) + 2).flatMap(name =>
      ['care_moments', 'documents', 'invoices', 'earnings?year=2026'].map(list => ({
        path: `/care_workers/${uuidOfWorker(name)}/${list}`,
        may: [name, 'planner'],
        mayNot: [...theirs, 'clientAdmin', ...workers.filter(each => each !== name).slice(0, 2)],
      })),
    ),
  ]
}
const askedOf = async (moment: Moment): Promise<Asked[]> => {
  const people = knownTo(moment)
  return [...(await askedOfWork(moment, people)), ...(await askedOfOne(moment, people))]
}

export const secretAudits: Record<string, Audit> = {
  "nobody sees what is another's, and everybody what is theirs": async moment => {
    const wrong: string[] = []
    for (const { path, may, mayNot } of await askedOf(moment)) {
      for (const who of may) {
        const { status } = await (await moment.market.clearly(who)).get(path)
        if (status !== 200) wrong.push(`${who} does not see ${path}: ${status}`)
      }
      const unknown = await moment.market.clearly('nobody')
      const { status: anonymous } = await unknown.get(path)
      if (anonymous !== 401) wrong.push(`whoever did not log in sees ${path}: ${anonymous}`)
      for (const who of mayNot) {
        const { status } = await (await moment.market.clearly(who)).get(path)
        if (status !== 404 && status !== 403) wrong.push(`${who} sees ${path}: ${status}`)
      }
    }
    return wrong.slice(0, 5)
  },
}
