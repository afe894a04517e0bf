import { joiningOperations } from '../../contract/accounts/joining.ts'
import { homeFields } from '../../contract/joined-fields.ts'
import { choose, differing } from '../../rules/people/joining.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { columnsTaken, contentOf, fileOf, homeContent, homesOf, joinFiles, mayJoin, movesWith } from './queries.ts'

const handlers = {
  compare: async ({ tx, params, query, viewer, reads }) => {
    const file = await fileOf(tx, params.uuid, viewer)
    const other = await fileOf(tx, query.other, viewer)
    if (!file || !other) throw new Problem('not_found')
    reads([file.uuid, other.uuid])
    await mayJoin(tx, file, other)
    const [home, otherHome] = await homesOf(tx, file, other, viewer)
    return {
      version: file.version,
      otherVersion: other.version,
      differs: [
        ...differing(contentOf(file), contentOf(other)),
        ...(differing(homeContent(home), homeContent(otherHome)).length > 0 ? ['home' as const] : []),
      ],
      ...(await movesWith(tx, file.uuid, other.uuid)),
    }
  },
  join: async ({ tx, body, item, viewer, me, now, note, reads }) => {
    if (body.takes.includes('clientManager') && !me.roles.includes('ROLE_PLANNER'))
      throw invalid('takes', 'De cliëntmanager wordt door de backoffice gekozen.')
    const other = await fileOf(tx, body.other, viewer, { lock: true })
    // It existed when the body was read.
    if (!other) throw new Problem('taken')
    if (other.version !== body.otherVersion) throw new Problem('version')
    reads([other.uuid])
    await mayJoin(tx, item, other)
    const homeOfOther = body.takes.includes('home')
    const [home, otherHome] = await homesOf(tx, item, other, viewer)
    const fields = choose(contentOf(item), contentOf(other), body.takes)
    const ofHome = choose(homeContent(home), homeContent(otherHome), homeOfOther ? homeFields : [])
    const notKept = [...fields.notKept, ...ofHome.notKept]
    const columns = await columnsTaken(tx, other.uuid, fields.taken)
    const { moves } = await movesWith(tx, item.uuid, other.uuid)
    await joinFiles(tx, { kept: item.uuid, other, homeOfOther, notKept, me, now })
    note({ data: { joined: other.uuid, number: other.number, moves, notKept } })
    return { ...columns, ...(other.status === 'active' && { status: other.status }) }
  },
} satisfies Handlers<typeof joiningOperations>

export const joining = { operations: joiningOperations, handlers } satisfies Concept
