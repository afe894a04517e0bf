// The measured work: for each operation its requests, spread over many people, and for writes the prepared work and how to
// restore it. Both servers get the same requests.
import type { Role } from '../contract/language.ts'
import type { Data } from './data.ts'
import type { LoadRequest } from './load.ts'

export interface Work {
  name: string
  requests: LoadRequest[]
  /** For writes, where each request can succeed only once: restores everything. */
  reset?: () => Promise<unknown>
}
export type As = (account: string, role: Role) => Promise<Record<string, string>>

const people = 16
const day = 86_400_000
const wire = (at: number) => `${new Date(at).toISOString().slice(0, 19)}+00:00`
const query = (values: Record<string, string | number | string[]>) =>
  Object.entries(values)
    .flatMap(([key, value]) => [value].flat().map(one => `${key}=${encodeURIComponent(one)}`))
    .join('&')

/** The measured reads on this world. `as` logs the people in. */
export const allReads = async (data: Data, as: As): Promise<Work[]> => {
  const offices = await officesIn(data)
  return [
    await publications(data, as),
    await oneMoment(data, asOffice(offices, as)),
    await moments(offices, as),
    await careWorkers(data, as),
  ]
}
/** The measured writes. */
export const allWrites = async (data: Data, as: As): Promise<Work[]> => [
  await react(data, as),
  await approve(data, asOffice(await officesIn(data), as)),
]

type Office = { account: string; organization: string }
const officesIn = (data: Data) =>
  data.query<Office>(
    `select min(u.uuid::text) as account, u.organization_uuid as organization from organization_user u
     join account a on a.uuid = u.uuid where a.roles = '{ROLE_ORGANIZATION_USER}' group by 2 order by 1`,
  )
const asOffice = (offices: Office[], as: As) => {
  const accountOf = new Map(offices.map(({ account, organization }) => [organization, account]))
  return (uuid: string) => as(accountOf.get(uuid)!, 'ROLE_ORGANIZATION_USER')
}

type Person = { account: string; level: string; form: string }
const publications = async (data: Data, as: As): Promise<Work> => {
  // The people with the most work near them: freelancers of the large world throughout the country, and the demo login.
  const workers = await data.query<Person>(
    `select w.uuid as account, p.expertise_level_uuid as level, w.contract_types[1] as form from care_worker w
     join care_worker_profile p on p.uuid = w.uuid join account a on a.uuid = w.uuid where 'freelance' = any(w.contract_types)
     order by a.username = 'zorgverlener@demo.example' desc, md5(a.username) limit ${people}`,
  )
  const requests = workers.map(async ({ account, level, form }, n) => {
    const asked = {
      careWorkerUuid: account,
      distance: 30,
      'careMoment.expertiseLevel.uuid': level,
      publishedForContractTypes: form,
    }
    const rest = query({ ...asked, 'order[careMoment.startDate]': 'asc', page: 1 + (n % 2), itemsPerPage: 20 })
    return get(`/v1/care_moment_publications?${rest}`, await as(account, 'ROLE_CARE_WORKER'))
  })
  return { name: 'matching publications', requests: await Promise.all(requests) }
}

const oneMoment = async (data: Data, organization: (uuid: string) => Promise<Record<string, string>>): Promise<Work> => {
  const found = await data.query<{ uuid: string; organization: string }>(
    'select uuid, organization_uuid as organization from care_moment order by md5(uuid::text) limit 500',
  )
  const requests = found.map(async m => get(`/v1/care_moments/${m.uuid}`, await organization(m.organization)))
  return { name: 'one care moment', requests: await Promise.all(requests) }
}

const moments = async (organizations: { account: string }[], as: As): Promise<Work> => {
  const today = Date.now() - (Date.now() % day)
  const window = { 'startDate[after]': wire(today - 7 * day), 'startDate[before]': wire(today + 21 * day) }
  const requests = organizations.slice(0, people).map(async ({ account }, n) => {
    const search = ['dienst', 'jansen', 'utrecht', 'zorg'][n % 4]!
    const asked = query({ 'status[]': ['open', 'assigned', 'awaiting_approval'], ...window, search, 'order[startDate]': 'asc' })
    return get(`/v1/care_moments?${asked}&page=1&itemsPerPage=50`, await as(account, 'ROLE_ORGANIZATION_USER'))
  })
  return { name: "organization's list", requests: await Promise.all(requests) }
}

const careWorkers = async (data: Data, as: As): Promise<Work> => {
  // Open moments anywhere, each with a worker who reacted to it: searched by full name, level and act. By full name, because the
  // large world has few last names: a last name alone would match one in sixty-five.
  const found = await data.query<{ moment: string; level: string; act: string; name: string }>(
    `select distinct on (m.uuid) m.uuid as moment, p.expertise_level_uuid as level, a.act_uuid as act, p.first_name || ' ' || p.last_name as name
     from (select * from care_moment where status = 'open' and start_date > now() + interval '2 days' order by md5(uuid::text) limit ${people}) m
     join care_moment_publication o on o.care_moment_uuid = m.uuid and o.status = 'open'
     join care_moment_publication_reaction r on r.care_moment_publication_uuid = o.uuid and r.status = 'open'
     join care_worker_profile p on p.uuid = r.care_worker_uuid join care_worker_act a on a.care_worker_uuid = p.uuid order by m.uuid, a.act_uuid`,
  )
  const [planner] = await data.query<{ uuid: string }>(`select uuid from account where username = 'planner@demo.example'`)
  const headers = await as(planner!.uuid, 'ROLE_PLANNER')
  const requests = found.map(({ moment, level, act, name }) => {
    const asked = { search: name, 'profile.expertiseLevel.uuid': level, 'acts.uuid': act, care_moment_available_uuid: moment }
    return get(`/v1/care_workers?${query({ ...asked, page: 1, itemsPerPage: 20 })}`, headers)
  })
  return { name: 'care worker search', requests }
}

const react = async (data: Data, as: As): Promise<Work> => {
  // So far ahead that none of the workers has other work. One worker for each offer.
  const pairs = await data.query<{ publication: string; worker: string }>(
    `select distinct on (p.uuid) p.uuid as publication, w.uuid as worker from care_moment_publication p
     join care_moment m on m.uuid = p.care_moment_uuid join organization_location l on l.uuid = m.location_uuid
     join care_worker_profile h on h.expertise_level_uuid = m.expertise_level_uuid and h.city = l.city
     join care_worker w on w.uuid = h.uuid and w.contract_types && p.published_for_contract_types and w.active
     where p.status = 'open' and m.status = 'open' and p.audience = 'everyone' and m.start_date > now() + interval '12 days'
     and not exists (select 1 from care_moment_publication_reaction r where r.care_moment_publication_uuid = p.uuid and r.care_worker_uuid = w.uuid)
     and not exists (select 1 from care_moment b where b.assignee_uuid = w.uuid and b.start_date > now() + interval '10 days')
     and not exists (select 1 from care_moment_act a where a.care_moment_uuid = m.uuid)
     and exists (select 1 from account a where a.uuid = w.uuid and a.username like '%@schaal.example')
     order by p.uuid, w.uuid limit 3000`,
  )
  const requests = pairs.map(async ({ publication, worker }): Promise<LoadRequest> => {
    const body = JSON.stringify({ careMomentPublication: `/v1/care_moment_publications/${publication}`, agreed: true })
    const headers = { ...(await as(worker, 'ROLE_CARE_WORKER')), 'Content-Type': 'application/ld+json' }
    return { method: 'POST', path: '/v1/care_moment_publication_reactions', headers, body }
  })
  const reset = async () => {
    await data.query(
      `delete from care_moment_publication_reaction r using unnest($1::uuid[], $2::uuid[]) as made(publication, worker)
       where r.care_moment_publication_uuid = made.publication and r.care_worker_uuid = made.worker`,
      [pairs.map(pair => pair.publication), pairs.map(pair => pair.worker)],
    )
    await tidy(data, 'care_moment_publication_reaction')
  }
  return { name: 'react', requests: await Promise.all(requests), reset }
}

const approve = async (data: Data, organization: (uuid: string) => Promise<Record<string, string>>): Promise<Work> => {
  const found = await data.query<{ uuid: string; organization: string }>(
    `select m.uuid, organization_uuid as organization from care_moment m where m.created_at < now() and m.actual_end_date is not null
     and m.uuid = any(array(select uuid from care_moment where status = 'awaiting_approval'))
     order by m.uuid limit 3000`,
  )
  const requests = found.map(
    async (m): Promise<LoadRequest> => ({
      method: 'PATCH',
      path: `/v1/care_moments/${m.uuid}/approve`,
      headers: { ...(await organization(m.organization)), 'Content-Type': 'application/merge-patch+json' },
      body: '{}',
    }),
  )
  const uuids = found.map(m => m.uuid)
  const reset = async () => {
    // Lines are final for everyone. Only the owner of the table can remove them, and only here.
    await data.query(`do $$ begin alter table care_moment_invoice_line disable trigger user; end $$`)
    await data.query('delete from care_moment_invoice_line where care_moment_uuid = any($1::uuid[])', [uuids])
    await data.query('alter table care_moment_invoice_line enable trigger user')
    await data.query(
      `update care_moment set status = 'awaiting_approval', proposed_by = 'care_worker', version = 1
      where uuid = any($1::uuid[]) and status = 'approved'`,
      [uuids],
    )
    await tidy(data, 'care_moment, care_moment_invoice_line')
  }
  return { name: 'approve', requests: await Promise.all(requests), reset }
}

const get = (path: string, headers: Record<string, string>): LoadRequest => ({ method: 'GET', path, headers })
// Neither server may work among rows that the other left behind, and no mails about these may be sent.
const tidy = async (data: Data, tables: string) => {
  await data.query('delete from graphile_worker._private_jobs')
  await data.query(`vacuum analyze ${tables}, graphile_worker._private_jobs`)
}
