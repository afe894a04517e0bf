// Notifies people who work for the whole organization that an endpoint was paused, while it still is.
import { wholeOrganization } from '../organizations/queries.ts'
import type { Mails } from '../platform/concept.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)

export const mails = {
  webhook_endpoint_paused: async (db, { subjectUuid }) => {
    const endpoint = await db
      .selectFrom('webhook_endpoint')
      .select(['uuid', 'organization_uuid', 'url', 'description', 'paused_because'])
      .where('uuid', '=', subjectUuid)
      .where('status', '=', 'paused')
      .executeTakeFirst()
    if (!endpoint) return []
    const { uuid, url, description, paused_because } = endpoint
    const { host } = new URL(url)
    const mail = write(
      paused_because === 'gone' ? 'webhook_gone' : 'webhook_unanswered',
      { koppeling: description ? `“${description}” (${host})` : host },
      `/organisatie/tarieven?onderdeel=organisatie&deel=koppelingen&koppeling=${uuid}`,
    )
    return (await wholeOrganization(db, endpoint.organization_uuid)).map(to => ({ to, ...mail }))
  },
} satisfies Mails
