// The mail to a care worker whose availability somebody else changed.
import { formatStretch } from '../../rules/time/format-nl.ts'
import type { Mails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

/** When someone can or cannot work. */
export interface Stretch {
  available: boolean
  startDate: string
  endDate: string
}

const maxLines = 10
const say = ({ available, startDate, endDate }: Stretch) =>
  `- ${available ? 'beschikbaar' : 'niet beschikbaar'}: ${formatStretch(startDate, endDate)}`
/** What was entered, line by line; if nothing was, what was removed. */
const linesOf = ({ said, before }: { said: Stretch[]; before: Stretch[] }): string => {
  const lines = said.length > 0 ? said : before
  const more = lines.length > maxLines ? [`- en nog ${lines.length - maxLines}`] : []
  return [said.length > 0 ? 'Er staat nu:' : 'Verwijderd is:', ...lines.slice(0, maxLines).map(say), ...more].join('\n')
}

export const mails = {
  care_worker_availabilities_said: async (db, { subjectUuid, actorUuid, data }) => {
    if (actorUuid === subjectUuid) return []
    const account = db.selectFrom('account').select('username').where('uuid', '=', subjectUuid).where('active', '=', true)
    const found = await account.executeTakeFirst()
    const places = { data: linesOf(data as { said: Stretch[]; before: Stretch[] }) }
    return found ? [{ to: found.username, ...write('availability_changed', places, '/werk/planning') }] : []
  },
} satisfies Mails
