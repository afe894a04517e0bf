// The care workers whose document checks an organization may see, and those checks.
import { sql } from 'kysely'
import type { checkedCareWorkerOperations } from '../../contract/organizations/checked-care-workers.ts'
import { requirementsFor } from '../../rules/documents/required-documents.ts'
import { amsterdamDate } from '../../rules/time/amsterdam.ts'
import { myLocations, myOrganization } from '../organizations/queries.ts'
import { everyRole, type Queries, type Row } from '../platform/concept.ts'
import { type Sql, wireTime } from '../platform/database/database.ts'
import { holds } from '../platform/rows/search.ts'

/** The work of the last year and to come that the viewer sees, without cancelled work and work that was not done. */
const workHere = ({ me, now }: Row): Sql => sql`care_moment m where m.assignee_uuid is not null
  and ${
    me.roles.includes('ROLE_ORGANIZATION_USER')
      ? sql`m.organization_uuid = ${myOrganization({ me })}`
      : sql`m.location_uuid = ${myLocations({ me })}`
  } and m.end_date > ${now}::timestamptz - interval '1 year' and m.status not in ('canceled', 'not_worked')`
const worksHere = (row: Row): Sql => sql`${row.alias}.uuid in (select m.assignee_uuid from ${workHere(row)})`

const formsHere = (
  row: Row,
): Sql => sql`(select coalesce(array_agg(distinct m.contract_type) filter (where m.contract_type is not null),
  ${row.alias}.contract_types) from ${workHere(row)} and m.assignee_uuid = ${row.alias}.uuid)`

// The requirements for each combination of contract forms, as rows of the statement.
const formSets = [['freelance'] as const, ['temp_work'] as const, ['freelance', 'temp_work'] as const].flatMap(forms =>
  [true, false].flatMap(big =>
    requirementsFor(forms, { big }).map(
      (kinds, place) => `('{${forms.join()}}'::text[], ${big}, ${place}, array['${kinds.join("', '")}'])`,
    ),
  ),
)
/** The required documents: each requirement as `asked`, with the document that is valid today as `d`. */
const requiredHere = (row: Row): Sql => sql`(select ${formsHere(row)} as forms) worked
  join care_worker_profile p on p.uuid = ${row.alias}.uuid join expertise_level l on l.uuid = p.expertise_level_uuid
  join ${sql.raw(`(values ${formSets.join(', ')}) as asked(forms, big, place, kinds)`)}
    on asked.big = l.big_registered and asked.forms @> worked.forms and asked.forms <@ worked.forms
  left join lateral (select * from care_worker_document held where held.care_worker_uuid = ${row.alias}.uuid
    and held.status = 'approved' and held.kind = any(asked.kinds)
    and (held.expires_on is null or held.expires_on >= ${amsterdamDate(row.now)}::date)
    order by coalesce(held.expires_on, 'infinity') desc, held.reviewed_at desc nulls last, held.uuid limit 1) d on true`
const inOrder = (row: Row): Sql => sql`(select bool_and(d.uuid is not null) from ${requiredHere(row)})`

export const queries: Queries<typeof checkedCareWorkerOperations> = {
  CheckedCareWorker: {
    visible: { ...everyRole(false), ROLE_ORGANIZATION_USER: worksHere, ROLE_ORGANIZATION_LOCATION_ADMIN: worksHere },
    computed: {
      worksAs: row => sql`to_jsonb(${formsHere(row)})`,
      inOrder,
      documents: row => sql`(select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kinds', asked.kinds, 'kind', d.kind,
        'checkedBy', case when d.reviewer_name is null and d.proof = 'proven' then 'seal' when d.uuid is not null then 'person' end,
        'checkedAt', ${wireTime(sql`d.reviewed_at`)}, 'validUntil', d.expires_on,
        'inRegisterOf', case when d.register_standing = 'in_register' then d.register_taken_on end,
        'seal', case when d.proof = 'proven' then jsonb_build_object('signer', d.proven ->> 'signer', 'signedAt', d.proven ->> 'signedAt') end
      )) order by asked.place) from ${requiredHere(row)})`,
    },
    filters: {
      search: ({ alias }, text: string) =>
        sql`${alias}.uuid = any(array(select uuid from care_worker_profile where ${holds(sql`name_folded`, text)}))`,
      inOrder: (row, value: boolean) => sql`${inOrder(row)} = ${value}`,
    },
  },
}
