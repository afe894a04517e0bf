// Whoever was away hears on coming back of everything that changed of theirs, and of nothing of another's.
import { sql } from 'kysely'
import { listening } from '../../servers/following.ts'
import { tokenFor, uuidOf } from '../../worlds/world.ts'
import type { Audit } from './audit.ts'

// Fewer than the server tells at once; beyond that it says that all must be asked again.
const maxListed = 800

const caughtUp: Audit = async ({ market, before }) => {
  const { people, world, owner } = market
  const server = market.server()
  const { rows: moved } = await sql<{ first: string; moment: string; organization: string }>`
    with late as (select uuid, subject_uuid from event where at > ${before} order by uuid desc limit ${maxListed})
    select (select uuid from late order by uuid limit 1) as first, m.uuid as moment, m.organization_uuid as organization
    from care_moment m where m.uuid in (select subject_uuid from late) order by m.title`.execute(owner)
  if (!moved[0]) return []
  const address = server.app.server.address()
  const url = address && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : await listening(server)
  const wrong: string[] = []
  for (const [who, organization] of [
    ['organization', world.organization],
    ['otherOrganization', world.otherOrganization],
  ] as const) {
    const line = await market.follow(url, await tokenFor(server, people.get(who)!), moved[0].first)
    const isOwn = (row: { organization: string }) => row.organization === uuidOf(organization)
    for (const { moment } of moved.filter(isOwn))
      await line.hears(`/v1/care_moments/${moment}`).catch(() => wrong.push(`${who} did not hear of ${moment}`))
    const heard = new Set(await line.heard())
    for (const { moment } of moved.filter(row => !isOwn(row)))
      if (heard.has(`/v1/care_moments/${moment}`)) wrong.push(`${who} heard of ${moment}`)
    await line.close()
  }
  return wrong.slice(0, 5)
}

export const liveAudits: Record<string, Audit> = { 'whoever comes back hears of what changed of theirs': caughtUp }
