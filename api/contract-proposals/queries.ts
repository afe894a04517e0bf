// Who sees which contract proposal, and the link that opens one without a login.
import { sql } from 'kysely'
import type { Actor, AnyItem } from '../../contract/language.ts'
import { ContractProposal, type contractProposalOperations } from '../../contract/workers/contract-proposals.ts'
import { myOrganization } from '../organizations/queries.ts'
import { everyRole, type Queries, type Row, type Viewer } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { postMail } from '../platform/events/held-mails.ts'
import { noteAttempt, secondsToWait } from '../platform/login/attempts.ts'
import { hashOf, newSecretToken } from '../platform/login/token.ts'
import { Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { holds } from '../platform/rows/search.ts'
import { proposalMail } from './mails.ts'

const lifeDays = 30

const isOfOrganization = (row: Row) => sql`${row.alias}.organization_uuid = ${myOrganization(row)}`
export const queries: Queries<typeof contractProposalOperations> = {
  ContractProposal: {
    visible: {
      ROLE_CARE_WORKER: ({ alias, me }) => sql`${alias}.care_worker_uuid = ${me.uuid}`,
      ROLE_CLIENT_ADMIN: false,
      ROLE_PLANNER: true,
      ROLE_BACK_OFFICE_EMPLOYEE: false,
      ROLE_ORGANIZATION_USER: isOfOrganization,
      ROLE_ORGANIZATION_LOCATION_ADMIN: isOfOrganization,
    },
    computed: {
      sentAt: ({ alias }) => sql`(${alias}.expires_at - make_interval(days => ${lifeDays}::int))`,
      phone: ({ alias }) => sql`(select l.phone from organization_location l
        where l.organization_uuid = ${alias}.organization_uuid and l.phone is not null order by l.name_sorted limit 1)`,
    },
    filters: {
      search: ({ alias }, text: string) => sql`${alias}.care_worker_uuid = any(array(select uuid from care_worker_profile
        where ${holds(sql`name_folded`, text)}))`,
    },
  },
  SalaryScale: {
    visible: everyRole(true),
  },
}

/** A new link: its token, and the columns that store it. */
export const newLink = (now: string) => {
  const { token, hash } = newSecretToken()
  const expires_at = new Date(Date.parse(now) + lifeDays * 86_400_000).toISOString()
  return { token, columns: { token_hash: hash, expires_at } }
}
/** Mails the link of a proposal to its care worker; throws 409 when this organization sent them too many. */
export const mailLink = async (tx: Tx, uuid: string, token: string, publicUrl: string, now: string): Promise<void> => {
  const { username, organization, organization_uuid } = await tx
    .selectFrom('contract_proposal as p')
    .innerJoin('account as a', 'a.uuid', 'p.care_worker_uuid')
    .innerJoin('organization as o', 'o.uuid', 'p.organization_uuid')
    .select(['a.username', 'o.name as organization', 'p.organization_uuid'])
    .where('p.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const limit = [{ subject: `proposals ${organization_uuid} ${username}`, most: 10 }]
  if (await secondsToWait(tx, limit)) throw new Problem('enough_proposals')
  await noteAttempt(tx, limit)
  await postMail(tx, proposalMail(username, organization, token), publicUrl, now)
}

export interface OpenedProposal {
  proposal: AnyItem
  /** The actor that it opens for. With the link that is the proposal's care worker, whoever holds the link. */
  as: Actor
  byLink: boolean
}
/** The proposal, by its uuid or by the token of its link, locked. Throws 404 when the viewer may not see it. */
export const openProposal = async (tx: Tx, parameter: string, viewer: Viewer): Promise<OpenedProposal> => {
  const { me } = viewer
  const byLink = parameter.length === 128
  const linked = byLink
    ? await tx
        .selectFrom('contract_proposal as p')
        .innerJoin('account as a', 'a.uuid', 'p.care_worker_uuid')
        .select(['p.uuid', 'p.care_worker_uuid', 'a.username'])
        .where('p.token_hash', '=', hashOf(parameter))
        .where('a.active', '=', true)
        .executeTakeFirst()
    : undefined
  if (byLink && !linked) throw new Problem('not_found')
  const as: Actor = linked
    ? {
        uuid: linked.care_worker_uuid,
        username: linked.username,
        roles: ['ROLE_CARE_WORKER'],
        impersonator: me.impersonator,
        session: null,
      }
    : me
  const proposal = await findItem(tx, ContractProposal, linked?.uuid ?? parameter, { ...viewer, me: as }, { lock: true })
  if (!proposal) throw new Problem('not_found')
  return { proposal, as, byLink }
}
