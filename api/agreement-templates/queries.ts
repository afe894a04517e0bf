// The versions of the texts that agreements are made from; only for planners.
import { sql } from 'kysely'
import type { agreementTemplateOperations } from '../../contract/money/assignment-agreements.ts'
import type { AgreementSection } from '../../rules/documents/assignment-agreement.ts'
import { everyRole, type Queries, type Row } from '../platform/concept.ts'
import type { Sql, Tx } from '../platform/database/database.ts'

const isCurrent = ({ alias: t }: Row): Sql => sql`not exists (select 1 from agreement_template newer
  where newer.contract_type = ${t}.contract_type and newer.organization_uuid is not distinct from ${t}.organization_uuid
    and newer.version > ${t}.version)`
export const queries: Queries<typeof agreementTemplateOperations> = {
  AgreementTemplate: {
    visible: { ...everyRole(false), ROLE_PLANNER: true },
    computed: { isCurrent },
    filters: { isCurrent: (row, value: boolean) => sql`${isCurrent(row)} = ${value}` },
  },
}

interface Version {
  version: number
  modelNumber: string | null
  sections: AgreementSection[]
}
/** The newest version for this organization, or for all when null; undefined when it has none. */
export const newestVersion = async (tx: Tx, organization: string | null, contractType: string): Promise<Version | undefined> => {
  const { rows } = await sql<Version>`select version, model_number as "modelNumber", sections from agreement_template
    where organization_uuid is not distinct from ${organization}::uuid and contract_type = ${contractType}
    order by version desc limit 1`.execute(tx)
  return rows[0]
}
/** The name of a planner, as shown beside the version they wrote. */
export const plannerName = async (tx: Tx, uuid: string): Promise<string> =>
  (
    await sql<{
      name: string
    }>`select first_name || ' ' || last_name as name from back_office_employee where uuid = ${uuid}::uuid`.execute(tx)
  ).rows[0]!.name
