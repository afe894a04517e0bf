// How to call the operations on care workers, their documents and violations: with which item and which body.
import { insertCareWorker } from '../../api/care-workers/queries.ts'
import { documentKind, pascal } from '../../contract/workers/documents.ts'
import { pdfOf } from '../files/sent-files.ts'
import { type TestApi, uploadOf } from '../servers/api.ts'
import { must } from '../worlds/moments.ts'
import { putDocument, type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { today, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'
import { putUser } from './user-calls.ts'

type Rows = ReturnType<typeof rowsOf>
const numbers: Partial<Record<(typeof documentKind)[number], string>> = {
  agb: '91012345',
  big: '19012345630',
  kvk: '12345678',
  commercial_iban: 'NL91ABNA0417164300',
  personal_iban: 'NL91ABNA0417164300',
  payout: 'NL91ABNA0417164300',
}
/** A complete document of this kind, with one file. */
export const documentBody = (kind: (typeof documentKind)[number], file: string) => ({
  number: numbers[kind] ?? 'A-1',
  title: 'Mbo-verpleegkundige',
  issuedOn: '2026-01-01',
  expiresOn: '2098-12-31',
  files: [file],
})
/** The items for these operations, one for each call. */
export const careWorkerTargets = ({ db, world }: TestApi, rows: Rows): Record<string, Target> => {
  const document = (status: string, kind: string) => (side: Side) => putDocument(db, world, status, kind, side)
  const putViolation = async (side: Side) => {
    const care_moment_uuid = await rows.putMoment('assigned', { side, past: true })
    const row = { care_moment_uuid, care_worker_uuid: sideOf(world, side).worker, reported_by_uuid: world.people.planner.uuid }
    const said = { kind: 'no_show', text: 'Kwam niet.', created_at: '2026-10-01' }
    return (
      await db
        .insertInto('care_worker_violation')
        .values({ ...row, ...said })
        .returning('uuid')
        .executeTakeFirstOrThrow()
    ).uuid
  }
  const putNote = async (side: Side) => {
    const author_uuid = world.people[side === 'own' ? 'planner' : 'backOffice'].uuid
    const row = { care_worker_uuid: sideOf(world, side).worker, author_uuid, author_name: 'Fenna', text: 'Belt graag.' }
    return (
      await db
        .insertInto('care_worker_note')
        .values({ ...row, created_at: '2026-10-01' })
        .returning('uuid')
        .executeTakeFirstOrThrow()
    ).uuid
  }
  const putExport: Target = async (side, role) => {
    const account_uuid = role === 'ROLE_PLANNER' ? world.people.planner.uuid : sideOf(world, side).worker
    const row = { care_worker_uuid: sideOf(world, side).worker, account_uuid, status: 'failed', created_at: today }
    return (await db.insertInto('care_worker_export').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  const self: Target = side => sideOf(world, side).worker
  // A new care worker each time: one whose account ends is of no use to other calls.
  const somebody = (phase: string) => async (side: Side) => {
    const uuid = await putUser(db)
    const address = { street: 'Dam', house_number: '1', postcode: '1012 JS', city: 'Amsterdam', country: 'NL' }
    const place = { latitude: 52.37, longitude: 4.89 }
    const who = { email: `${uuid}@voorbeeld.example`, firstName: 'Noor', lastName: side, phone: '+31612345678', address, place }
    const registration = { ...who, expertiseLevel: uuidOf(world.level), contractTypes: ['freelance'], bigNumber: undefined }
    await db.transaction().execute(tx => insertCareWorker(tx, uuid, registration, today))
    await db.updateTable('care_worker').set({ phase }).where('uuid', '=', uuid).execute()
    return uuid
  }
  return {
    ...Object.fromEntries(documentKind.map(kind => [readId(kind), document('rejected', kind)])),
    'careWorkerExports.get': putExport,
    'careWorkerExports.download': putExport,
    'careWorkers.removeNote': putNote,
    'careWorkers.lose': somebody('startup'),
    'careWorkers.takeBack': somebody('lost'),
    'documents.get': document('rejected', 'vog'),
    'documents.approve': document('submitted', 'certificate'),
    'documents.reject': document('submitted', 'certificate'),
    'profiles.profile': self,
    'profiles.preferences': self,
    'profiles.updateProfile': self,
    'profiles.updatePreferences': self,
    ...{ 'violations.answer': putViolation, 'violations.get': putViolation },
    'violations.subjects': side => rows.putMoment('assigned', { side, past: true }),
  }
}
const readId = (kind: string) => {
  const name = pascal(kind)
  return `documents.${name[0]!.toLowerCase()}${name.slice(1)}`
}

/** Their bodies, which name what was made for the call. */
export const careWorkerBodies = ({ as, db, world }: TestApi, rows: Rows): Record<string, MakeBody> => {
  const upload = async (side: Side) => {
    const { body, headers } = uploadOf('bewijs.pdf', pdfOf('bewijs'))
    return must(await as[side === 'own' ? 'careWorker' : 'colleague'].post('/user_files', body, headers), 201)['@id']
  }
  const address = { street: 'Maliebaan', houseNumber: '12', postcode: '3581 CN', city: 'Utrecht' }
  const person = {
    firstName: 'Özge',
    lastName: 'careWorker',
    phone: '0612345678',
    about: null,
    languages: ['nl'],
    openToOtherContractForms: true,
  }
  const flags = { hasObjectionToPets: false, hasObjectionToSmokingInside: true, hasObjectionToSmokingOutside: false }
  const travel = { hasDriversLicense: true, hasCar: true, maximumDistanceKm: 30 }
  return {
    ...Object.fromEntries(
      documentKind.map(kind => [`documents.add${pascal(kind)}`, async (side: Side) => documentBody(kind, await upload(side))]),
    ),
    'careWorkerExports.ask': async side => {
      await db.deleteFrom('care_worker_export').where('status', '=', 'waiting').execute()
      return { careWorker: `/v1/care_workers/${sideOf(world, side).worker}` }
    },
    'careWorkers.createNote': side => ({
      careWorker: `/v1/care_workers/${sideOf(world, side).worker}`,
      text: 'Werkt liever niet in het weekend.',
    }),
    'careWorkers.sayAvailabilities': side => ({
      careWorker: `/v1/care_workers/${sideOf(world, side).worker}`,
      availabilities: [{ available: true, startDate: '2027-06-01T08:00:00Z', endDate: '2027-06-01T16:00:00Z' }],
    }),
    'careWorkers.chooseContractTypes': () => ({ contractTypes: ['freelance'] }),
    'profiles.updateProfile': () => ({ ...person, address }),
    'profiles.updatePreferences': side => ({ ...flags, ...travel, acts: [world.act], locations: [sideOf(world, side).location] }),
    'violations.answer': () => ({ answer: 'De trein reed niet.' }),
    'violations.create': async side => ({
      careMoment: `/v1/care_moments/${await rows.putMoment('assigned', { side, past: true })}`,
      kind: 'late_arrival',
      text: 'Een uur te laat.',
    }),
  }
}
