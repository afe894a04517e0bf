// Copies of a world with so many months of history and access log before it, filled evenly.
import pg from 'pg'
import type { Data } from './data.ts'

/** Events, and lines of the access log, in each month: fifty of a client. */
export const perMonth = 20_000
const clients = 400
/** The log is kept for five years. */
const ofLog = (months: number) => Math.min(months, 60)
/** The first month of the world itself. */
const first = `(select date_trunc('month', uuid_extract_timestamp(uuid), 'UTC') from (select uuid from event order by uuid limit 1) oldest)`

// The world's own months, and as many as are asked before them.
const makeRoom = (months: number) => `do $$ declare
  world constant timestamptz := ${first};
  again text[] := array(select again from references_to('event'));
  name text; part text; statement text; ended timestamptz; month timestamptz; r record;
begin
  for r in select * from references_to('event') loop
    execute format('alter table %s drop constraint %I', r.referring, r.own_name);
  end loop;
  foreach name in array array['event', 'access_log'] loop
    select p.part, until into part, ended from month_part p where parent = name order by until limit 1;
    execute format('alter table %I detach partition %I', name, part);
    month := world - make_interval(months => case name when 'event' then ${months} else ${ofLog(months)} end);
    while month < ended loop
      perform make_month(name, month);
      month := month + interval '1 month';
    end loop;
    execute format('insert into %1$I select * from %2$I; drop table %2$I', name, part);
  end loop;
  foreach statement in array again loop execute statement; end loop;
end $$`
// One after the other, from the oldest month until the world begins.
const lines = (
  months: number,
) => `(select i, ended - (ended - (ended - interval '${months} months')) * (1 - i / ${months * perMonth}.0) as at
  from generate_series(0, ${months * perMonth - 1}) i, (select ${first}) world(ended)) line`
// The log first: from the oldest event it is known where the world begins.
const fill = (months: number) => [
  `insert into access_log (uuid, at, actor_uuid, roles, operation, client_uuids, address)
    select uuid_from(at), at, reader, '{ROLE_PLANNER}', 'clients.get', array[coalesce(clients[1 + i % ${clients}], reader)], '127.0.0.1'
    from ${lines(ofLog(months))}, (select array_agg(uuid) from client) c(clients), (select uuid from back_office_employee limit 1) b(reader)`,
  `insert into event (uuid, name, subject_type, subject_uuid, at)
    select uuid_from(at), (array['care_moment_created', 'care_moment_assigned', 'care_moment_submitted', 'care_moment_approved'])[1 + i % 4],
      'CareMoment', uuid_from(at - i % 4 * interval '2 minutes'), at from ${lines(months)}`,
  'vacuum analyze event, access_log',
  'select settle_months()',
]

const prepare = async (url: string, months: number) => {
  const owner = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await owner.connect()
  try {
    for (const statement of [makeRoom(months), ...fill(months)]) await owner.query(statement)
  } finally {
    await owner.end()
  }
}

/** A copy of this world with so many months before it, as long as the work lasts. Nobody else may be in the world. */
export const withMonths = async <T>(world: Data, months: number, work: (url: string) => Promise<T>): Promise<T> => {
  const { pathname } = new URL(world.url)
  const name = `${pathname.slice(1)}_months_${months}`
  const at = (database: string) => Object.assign(new URL(world.url), { pathname: `/${database}` }).href
  const server = new pg.Client({ connectionString: at('postgres') })
  await server.connect()
  try {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.query(`create database ${name} template ${pathname.slice(1)}`)
    await prepare(at(name), months)
    return await work(at(name))
  } finally {
    await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
  }
}
