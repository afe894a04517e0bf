// Notifies the owner of an account when a person at a provider is linked with it, planners when domains wait for them, and the
// organization when its domains are confirmed.
import { newPassword, sayAt, toAccount, toPlanners } from '../accounts/mails.ts'
import { wholeOrganization } from '../organizations/queries.ts'
import type { Mails } from '../platform/concept.ts'
import type { Database } from '../platform/database/database.ts'
import { writing } from '../platform/events/mails/templates.ts'
import { mailTemplates } from './mail-templates.ts'

const write = writing(mailTemplates)
const providerOf = async (db: Database, uuid: string) => {
  const row = await db
    .selectFrom('identity_provider as p')
    .innerJoin('organization as o', 'o.uuid', 'p.organization_uuid')
    .select(['p.name', 'p.domains', 'p.confirmed_domains', 'o.uuid as organization', 'o.name as organization_name'])
    .where('p.uuid', '=', uuid)
    .where('p.status', '=', 'active')
    .executeTakeFirst()
  return row && { ...row, waiting: row.domains.filter(domain => !row.confirmed_domains.includes(domain)) }
}

export const mails = {
  account_sign_on_linked: (db, { subjectUuid, at }) =>
    toAccount(db, subjectUuid, write('account_sign_on_linked', { tijdstip: sayAt(at) }, newPassword)),
  identity_provider_domains_waiting: async (db, { subjectUuid, actorUuid }) => {
    const found = await providerOf(db, subjectUuid)
    if (!found || found.waiting.length === 0) return []
    const places = { organisatie: found.organization_name, domeinen: found.waiting.join(', ') }
    const path = `/backoffice/settings?onderdeel=organisaties&organisatie=${found.organization}` as const
    return toPlanners(db, write('identity_provider_domains_waiting', places, path), actorUuid)
  },
  identity_provider_confirmed: async (db, { subjectUuid }) => {
    const found = await providerOf(db, subjectUuid)
    if (!found || found.waiting.length > 0) return []
    const places = { inlogdienst: found.name, domeinen: found.domains.join(', ') }
    const path = `/organisatie/tarieven?onderdeel=organisatie&deel=koppelingen&inlogdienst=${subjectUuid}` as const
    const mail = write('identity_provider_confirmed', places, path)
    return (await wholeOrganization(db, found.organization)).map(to => ({ to, ...mail }))
  },
} satisfies Mails
