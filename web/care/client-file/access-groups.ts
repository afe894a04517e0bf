// The access log of a client for people: everything somebody did within an hour is one line.
import type { AnswerOf } from '#client/api.ts'
import { nameAccess } from '#words/access-nl.ts'

export type Access = Pick<
  AnswerOf<'GET /clients/{uuid}/access_log'>['member'][number],
  'uuid' | 'at' | 'actorName' | 'organizationName' | 'roles' | 'impersonatorName' | 'operation'
>
export interface AccessGroup {
  /** The id of its newest line. */
  id: string
  name: string
  role: Access['roles'][number] | undefined
  /** Where they work, for people of an organization. */
  organization: string | undefined
  /** The planner who impersonated this person. */
  through: string | undefined
  from: string
  until: string
  /** What was done, in words, newest first, with the number of times. */
  acts: { what: string; times: number }[]
}

const hourMs = 3_600_000
const personOf = ({ actorName, roles, impersonatorName = '' }: Access) => [actorName, ...roles, impersonatorName].join('|')

/** Groups lines, newest first, by person, within an hour of the newest of them; each operation in this reader's words. */
export function groupsOf(lines: readonly Access[], name = nameAccess): AccessGroup[] {
  const groups: AccessGroup[] = []
  const open = new Map<string, AccessGroup>()
  for (const line of lines) {
    const person = personOf(line)
    let group = open.get(person)
    if (!group || Date.parse(group.until) - Date.parse(line.at) > hourMs) {
      group = {
        ...{
          id: line.uuid,
          name: line.actorName,
          role: line.roles[0],
          organization: line.organizationName ?? undefined,
          through: line.impersonatorName ?? undefined,
        },
        ...{ from: line.at, until: line.at, acts: [] },
      }
      groups.push(group)
      open.set(person, group)
    }
    group.from = line.at
    const what = name(line.operation)
    const known = group.acts.find(act => act.what === what)
    if (known) known.times += 1
    else group.acts.push({ what, times: 1 })
  }
  return groups
}
