// How to call the operations that change reference data and manage jobs: with which row and which body.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { referenceChangeOperations } from '../../contract/workers/reference-changes.ts'
import type { TestApi } from '../servers/api.ts'
import type { MakeBody, Target } from './calls.ts'

const row = { name: 'Iets anders', selectable: true }
const ranked = { ...row, rank: 7 }
const window = { days: ['7'], fromTime: '00:00', toTime: '24:00', percent: 60, validFrom: '2027-01-01', validUntil: null }
/** The fields of every body about a row, by type of reference data. */
export const referenceForms: Record<string, Record<string, unknown>> = {
  Act: { ...row, category: 'overig' },
  ServiceType: row,
  CancelReason: { ...row, isSelectableForOrganization: true },
  CancelAssignmentReason: { ...row, isSelectableForCareWorker: true, isSelectableForOrganization: false },
  ClientEndReason: row,
  Household: ranked,
  HousingType: ranked,
  Pet: ranked,
  ExpertiseLevel: { name: 'Ander niveau', isSelectable: true },
  ReviewTag: { name: 'Iets anders', active: true },
  SalaryScale: { minimum: 250_000, maximum: 350_000, selectable: true },
  IrregularHoursWindow: window,
  Office: { phone: '+31302345678', email: 'backoffice@voorbeeld.example', days: ['1'], fromTime: '09:00', untilTime: '17:00' },
}
/** The fields of a new row only. */
const once: Record<string, Record<string, unknown>> = {
  ExpertiseLevel: { rank: 12, track: 'care', bigRegistered: false },
  ReviewTag: { context: 'client', sentiment: 'positive' },
}
export const newRow = (type: string): Record<string, unknown> => ({
  ...referenceForms[type],
  ...once[type],
  key: `proef_${randomUUID().replaceAll('-', '')}`,
})

const operations = Object.entries(referenceChangeOperations)
export const referenceTargets = ({ db }: TestApi): Record<string, Target> => ({
  'jobs.run': side => (side === 'own' ? 'tidy-accounts' : 'unknown'),
  'features.remove': async side => (side === 'own' ? switchIn(db) : randomUUID()),
  'retention.change': side => (side === 'own' ? 'client' : 'unknown'),
  ...Object.fromEntries(
    ['change', 'restore', 'example', 'history'].map((name): [string, Target] => [
      `mailTexts.${name}`,
      side => (side === 'own' ? 'care_moment_assigned' : 'unknown'),
    ]),
  ),
  ...Object.fromEntries(
    operations
      .filter(([, { kind }]) => kind === 'change')
      .map(([name, { resource }]): [string, Target] => [
        `referenceChanges.${name}`,
        async () => {
          const latest = sql<{ uuid: string }>`select uuid from ${sql.table(resource.table)} order by uuid desc limit 1`
          return (await latest.execute(db)).rows[0]!.uuid
        },
      ]),
  ),
})
/** A feature switch that applies to nobody, so that it changes nothing. */
const switchIn = async (db: TestApi['db']) => {
  const { rows } = await sql<{ uuid: string }>`insert into feature_switch (feature, percent, enabled, changed_at)
    values ('exports', 10, true, now()) on conflict (feature, account_uuid, organization_uuid, (percent is not null))
    do update set enabled = true returning uuid`.execute(db)
  return rows[0]!.uuid
}
const newWords = { subject: 'Gekozen voor {wanneer}', text: '{plek} koos je.', button: 'Naar de planning' }
/** An import row with a client. */
const importedClient = async ({ db }: TestApi) => {
  const { name } = await db.selectFrom('organization_location').select('name').orderBy('uuid').executeTakeFirstOrThrow()
  const address = { street: 'Dam', houseNumber: '1', postcode: '1012 JS', city: 'Amsterdam' }
  return { firstName: 'Wim', lastName: `de Proef ${randomUUID().slice(0, 8)}`, ...address, location: name }
}
export const referenceBodies = (api: TestApi): Record<string, MakeBody> => {
  const { db } = api
  const term = () => db.selectFrom('retention_term').select(['years', 'version']).where('kind', '=', 'client')
  const version = async () => (await db.selectFrom('mail_text').select('version').executeTakeFirst())?.version ?? 0
  return {
    'imports.importRows': async () => ({
      ...{ kind: 'clients', columns: { firstName: 'Roepnaam' }, rehearsal: false },
      rows: [await importedClient(api)],
    }),
    'mailTexts.example': () => newWords,
    'mailTexts.change': async () => ({ ...newWords, version: await version() }),
    // An existing switch would require its version.
    'features.set': async () => {
      await db.deleteFrom('feature_switch').execute()
      return { feature: 'exports', percent: 10, enabled: true }
    },
    'retention.change': () => term().executeTakeFirstOrThrow(),
    'mailTexts.restore': async () => ({ version: await version() }),
    ...Object.fromEntries(
      operations.map(([name, { kind, resource }]): [string, MakeBody] => [
        `referenceChanges.${name}`,
        () => (kind === 'create' ? newRow(resource.type) : referenceForms[resource.type]),
      ]),
    ),
  }
}
