// Special body fields of clients, care workers, organizations, accounts and money (tests/special-fields.ts).
import { sql } from 'kysely'
import { codeOf } from '../api/accounts/queries.ts'
import { queriesOf } from '../api/concepts.ts'
import { openFiles } from '../api/platform/files/files.ts'
import { tasks } from '../api/user-tokens/jobs.ts'
import { makeUserToken } from '../api/user-tokens/queries.ts'
import { documentKind, pascal } from '../contract/workers/documents.ts'
import { photo } from './files/sent-files.ts'
import { type TestApi, uploadOf } from './servers/api.ts'
import { settings } from './servers/settings.ts'
import { type About, type FieldData, reasonOf, type SentCall, type Values, type Way } from './special-fields.ts'
import { must } from './worlds/moments.ts'
import { today, uuidOf, type Who } from './worlds/world.ts'

const asIs = ({ base }: FieldData) => base
const west = ({ api }: FieldData) => api.world.west
const planner = async ({ api }: Pick<SentCall, 'api'>, address: string) => must(await api.as.planner.get(address), 200)

const documents = Object.fromEntries(
  documentKind.map(kind => [`documents.add${pascal(kind)}`, [{ fills: { number: asIs, expiresOn: '2098-12-31' } }]]),
)
/** What became of the times that were sent. */
const saidTimes = async ({ api, sent, answer }: SentCall) => {
  const { member } = await planner({ api }, `/care_worker_availabilities?careWorker.uuid=${uuidOf(String(sent.careWorker))}`)
  const availabilities = member.filter(one => (answer.made as string[]).includes(one['@id']))
  return { careWorker: availabilities[0]?.careWorker, availabilities }
}
const ownPhoto = async ({ caller }: FieldData) => {
  const { body, headers } = uploadOf('ik.png', await photo('png'))
  return must(await caller.post('/user_files', body, headers), 201)['@id']
}
const ownReport = async ({ api, caller }: Pick<FieldData, 'api' | 'caller'>) =>
  must(await caller.post('/client_reports', { client: api.world.client, text: 'Rustig.' }), 201)['@id']
/** A new address for the relative, with the code that the previous call mailed to it. */
const mailedCodeFor = async ({ api: { db, server, world } }: FieldData) => {
  const email = 'verhuisd@voorbeeld.example'
  const { uuid } = world.people.clientAdmin
  const code_hash = server.tokens.keyed(codeOf(uuid, '123456', email))
  await db.updateTable('multi_factor_code').set({ code_hash }).where('account_uuid', '=', uuid).execute()
  return email
}
/** The family of our client, who gets a manager here. */
const ownRelative = async ({ api: { db, world } }: FieldData) => {
  const client_manager_uuid = world.people.planner.uuid
  await db.updateTable('client').set({ client_manager_uuid }).where('uuid', '=', uuidOf(world.client)).execute()
  return `/v1/client_admins/${world.people.clientAdmin.uuid}`
}
const tagsOf =
  (context: string) =>
  async ({ api: { db } }: FieldData) => {
    const tags = db.selectFrom('review_tag').select('uuid').where('context', '=', context).where('sentiment', '=', 'positive')
    return [`/v1/review_tags/${(await tags.where('active', '=', true).executeTakeFirstOrThrow()).uuid}`]
  }
const review = (context: string): Way[] => [{ fills: { rating: 5, tags: tagsOf(context) } }]
/** A worker who had the last moment before its assignee, and gave it back. */
const earlierWorker = async ({ api: { db, world } }: FieldData) => {
  const { uuid } = await db.selectFrom('care_moment').select('uuid').orderBy('uuid', 'desc').executeTakeFirstOrThrow()
  const careWorker = world.people.thirdWorker.uuid
  const gaveBack = { name: 'care_moment_assignment_canceled', subject_type: 'CareMoment', subject_uuid: uuid, at: today }
  await db
    .insertInto('event')
    .values({ ...gaveBack, data: JSON.stringify({ careWorker }) })
    .execute()
  return `/v1/care_workers/${careWorker}`
}

const vatId = 'NL000099998B57'
const keptVatId = async ({ api, sent }: SentCall) => {
  const worker = api.db
    .selectFrom('care_worker')
    .select('vat_id')
    .where('uuid', '=', uuidOf(String(sent.careWorker)))
  return (await worker.executeTakeFirstOrThrow()).vat_id
}
/** A moment of our client that our worker is assigned to. */
const ownMoment = async ({ api: { db, world } }: FieldData) => {
  const own = db.selectFrom('care_moment').select('uuid').where('assignee_uuid', '=', world.people.careWorker.uuid)
  const toWork = own.where('status', '=', 'assigned').where('client_uuid', '=', uuidOf(world.client))
  return `/v1/care_moments/${(await toWork.executeTakeFirstOrThrow()).uuid}`
}
/** A moment that our worker comes for without a reaction. */
const unreactedMoment = async ({ api }: FieldData) => {
  const moment = await api.publishedMoment()
  const { version } = await api.fresh(moment)
  const careWorker = `/v1/care_workers/${api.world.people.careWorker.uuid}`
  must(await api.as.planner.put(`${moment['@id']}/assign`, { careWorker, version }), 200)
  return moment['@id']
}
/** Whether the hours on the credited invoice can be handed in again. */
const reopened = async ({ api: { db }, path }: SentCall) => {
  const lines = db.selectFrom('care_moment_invoice_line as l').innerJoin('care_moment as m', 'm.uuid', 'l.care_moment_uuid')
  const moments = await lines.select('m.status').where('l.care_moment_invoice_uuid', '=', path.split('/')[2]!).execute()
  return moments.every(({ status }) => status === 'not_approved')
}

const registeredLevel = async ({ api: { db } }: FieldData) => {
  const levels = db.selectFrom('expertise_level').select('uuid').where('big_registered', '=', true)
  return `/v1/expertise_levels/${(await levels.executeTakeFirstOrThrow()).uuid}`
}
/** A care worker as the planner sees them, with profile and preferences. */
const workerOf = async (said: Pick<SentCall, 'api'>, uuid: string) => {
  const [worker, profile] = [await planner(said, `/care_workers/${uuid}`), await planner(said, `/care_worker_profiles/${uuid}`)]
  return { ...worker, ...profile, contractTypes: worker.contractTypes, preferences: worker.preferences, profile }
}
const accountOf = ({ db }: TestApi, username: unknown) =>
  db.selectFrom('account').select('uuid').where('username', '=', String(username)).executeTakeFirstOrThrow()
const registered = async (said: SentCall) => {
  const { db } = said.api
  const { rows } = await sql<{
    payload: Values
  }>`select payload from graphile_worker._private_jobs where payload::text like ${'%"email"%'}
    order by id desc limit 1`.execute(db)
  const { publicUrl } = settings
  const files = await openFiles(settings)
  await db
    .transaction()
    .execute(tx => tasks.register!({ tx, db, payload: rows[0]!.payload, now: today, publicUrl, files, queriesOf }))
  const { uuid } = await accountOf(said.api, said.sent.email)
  const big = db
    .selectFrom('care_worker_document')
    .select('number')
    .where('care_worker_uuid', '=', uuid)
    .where('kind', '=', 'big')
  return { ...(await workerOf(said, uuid)), email: said.sent.email, bigNumber: (await big.executeTakeFirst())?.number }
}
const linkFor =
  (who: Who, kind: 'complete_registration' | 'activate_account'): About =>
  async ({ db, world }) =>
    (await db.transaction().execute(tx => makeUserToken(tx, world.people[who].uuid, kind, today))).token
const names = ['firstName', 'lastName']
const ofWorker = ['about', 'openToOtherContractForms'].map(name => `profile.${name}`)
const invited =
  (path: string) =>
  async (said: SentCall): Promise<Values> => {
    const { uuid } = await accountOf(said.api, said.sent.email)
    const user = await planner(said, `/users/${uuid}`)
    const admins = said.api.db.selectFrom('client_admin_client').select('client_uuid').where('client_admin_uuid', '=', uuid)
    const clients = (await admins.execute()).map(row => `/v1/clients/${row.client_uuid}`)
    const person = path ? await planner(said, `${path}/${uuid}`) : {}
    return { clients, ...person, ...user, role: (user.roles as string[]).join(), email: user.username }
  }

// A client with pets must say which, so pets are cleared before the call.
const withoutPets: About = async ({ db }, client) => {
  await db.updateTable('client_home').set({ has_pets: false }).where('uuid', '=', client).execute()
  return client
}
const asBefore: About = async ({ db, world }, client) => {
  const set = { responsible_location_uuid: uuidOf(world.east), birth_date: '1941-05-04' }
  await db.updateTable('client').set(set).where('uuid', '=', client).execute()
  return client
}

export const fieldsOfPeople: Record<string, Way[]> = {
  ...documents,
  'analytics.track': [
    {
      fills: { 'context.pathname': '/werk/planning' },
      from: ({ api: { db } }) => db.selectFrom('analytics_event').selectAll().orderBy('uuid', 'desc').executeTakeFirstOrThrow(),
    },
  ],
  'emailChanges.confirm': [
    {
      by: 'ROLE_CLIENT_ADMIN',
      fills: { email: mailedCodeFor },
      from: async ({ api: { db, world } }) => {
        const account = db.selectFrom('account').select('username as email')
        return account.where('uuid', '=', world.people.clientAdmin.uuid).executeTakeFirstOrThrow()
      },
    },
  ],
  'careWorkers.sayAvailabilities': [{ fills: { instead: [] }, from: saidTimes, as: { instead: () => [] } }],
  'careWorkers.chooseContractTypes': [{ fills: { contractTypes: ['freelance', 'temp_work'] } }],
  'clientCare.createReport': [{ by: 'ROLE_CARE_WORKER', fills: { correctionOf: ownReport, careMoment: ownMoment } }],
  // A value and `notKnown` exclude each other, so each has its own call.
  'clientCare.changeHome': [
    { about: withoutPets, without: ['notKnown'] },
    { about: withoutPets, without: ['floor'] },
  ],
  'clientCare.readReports': [
    {
      fills: { until: '2026-10-01T10:00:00+00:00' },
      from: async ({ api: { db } }) => {
        const { read_until } = await db.selectFrom('client_report_reading').selectAll().executeTakeFirstOrThrow()
        return { until: read_until }
      },
    },
  ],
  'clients.update': [{ about: asBefore, fills: { responsibleLocation: west } }],
  'clients.close': [{ as: { reason: reasonOf } }],
  // First without a status: null does not revoke an agreed request. A provider that accepts new users must name the claim with
  // their role.
  'signOn.change': [{ without: ['acceptsNew'] }, {}],
  'clientCare.changeRequest': [{ without: ['status'] }, { fills: { status: 'active' } }],
  'clientCare.closeRequest': [{ as: { reason: 'closeReason' } }],
  'clientCare.pauseRequest': [{ as: { until: 'pausedUntil' } }],
  'clients.setInactive': [{ as: { date: 'endedOn', reason: 'endReason', comment: 'endComment' } }],
  'contractProposals.answer': [
    {
      by: 'ROLE_CARE_WORKER',
      fills: { status: 'rejected' },
      as: { reason: 'statusReason' },
      from: async said => (await said.caller.get(said.path)).body,
    },
  ],
  'conversations.send': [
    {
      by: 'ROLE_CLIENT_ADMIN',
      without: ['careWorker', 'aboutMoment', 'contractProposal', 'careMomentPublicationReaction'],
      fills: {
        clientReport: ({ api }: FieldData) => ownReport({ api, caller: api.as.careWorker }),
        confidentialWith: ownRelative,
      },
    },
    {
      by: 'ROLE_PLANNER',
      without: ['client', 'contractProposal', 'careMomentPublicationReaction', 'clientReport', 'confidentialWith'],
      fills: { aboutMoment: unreactedMoment },
    },
    {
      by: 'ROLE_ORGANIZATION_USER',
      without: ['client', 'careWorker', 'aboutMoment', 'contractProposal', 'clientReport', 'confidentialWith'],
    },
    {
      by: 'ROLE_CARE_WORKER',
      without: ['client', 'careWorker', 'aboutMoment', 'careMomentPublicationReaction', 'clientReport', 'confidentialWith'],
    },
  ],
  'mailTexts.change': [{ from: async ({ answer }) => answer }],
  'mailTexts.example': [{ from: async ({ answer }) => answer }],
  'features.set': [
    { from: async ({ answer }) => answer, without: ['organization', 'percent'] },
    { from: async ({ answer }) => answer, without: ['account', 'percent'] },
    { from: async ({ answer }) => answer, without: ['account', 'organization'] },
  ],
  'retention.change': [{ from: async ({ answer }) => answer, fills: { years: 37 } }],
  'careWorkers.lose': [{ as: { reason: reasonOf } }],
  'documents.reject': [{ as: { reason: 'rejectionReason' } }],
  'invoices.chooseVatRegime': [
    { fills: { vatRegime: 'standard_21', vatId }, without: ['careMoment'], as: { vatId: keptVatId } },
    { fills: { vatRegime: 'exempt_care', careMoment: ownMoment }, without: ['validFrom', 'vatId'] },
  ],
  'notifications.choose': [
    {
      by: 'ROLE_CARE_WORKER',
      fills: {
        quietHours: { from: '21:15', until: '06:45' },
        kinds: [{ kind: 'hours', inApp: false, byMail: 'off', byPush: true }],
      },
      from: async ({ caller }) => {
        const { kinds, quietHours } = must(await caller.get('/notification_preferences'), 200)
        return { quietHours, kinds: (kinds as Values[]).filter(({ kind }) => kind === 'hours') }
      },
    },
  ],
  'notifications.read': [{ as: { read: (_said, { readAt }) => readAt !== undefined } }],
  'organizations.updateUser': [
    {
      about: async ({ world }) => world.people.locationAdmin.uuid,
      fills: { locations: ({ api }: FieldData) => [api.world.east, api.world.west] },
    },
  ],
  'payouts.book': [{ fills: { kind: 'payment', bookedOn: asIs, amount: 100 }, as: { amount: 'bankAmount' } }],
  'payouts.credit': [{ as: { reopen: reopened } }],
  'payouts.setAccount': [{ from: async ({ caller }) => must(await caller.get('/payouts/account'), 200).account }],
  'payouts.withdrawFile': [{ as: { reason: 'statusReason' } }],
  'profiles.updateProfile': [{ side: 'other', fills: { photo: ownPhoto } }],
  'referenceChanges.changeIrregularHoursWindow': [{ fills: { days: ['2', '3'], fromTime: '05:30', toTime: '06:30' } }],
  'reviews.reviewCareWorker': review('care_worker'),
  'reviews.reviewOrganization': review('organization'),
  'users.deactivate': [{ as: { reason: reasonOf } }],
  'userTokens.completeRegistration': [
    {
      about: linkFor('thirdWorker', 'complete_registration'),
      without: names,
      from: said => workerOf(said, said.api.world.people.thirdWorker.uuid),
    },
    {
      about: linkFor('secondUser', 'activate_account'),
      without: [...ofWorker, 'preferences'],
      from: said => planner(said, `/organization_users/${said.api.world.people.secondUser.uuid}`),
    },
  ],
  'userTokens.invite': [
    { fills: { role: 'ROLE_CLIENT_ADMIN' }, without: ['organization', 'locations'], from: invited('') },
    {
      fills: {
        role: 'ROLE_ORGANIZATION_LOCATION_ADMIN',
        organization: ({ api }: FieldData) => api.world.organization,
        locations: (given: FieldData) => [west(given)],
      },
      without: ['clients'],
      from: invited('/organization_users'),
    },
  ],
  'userTokens.register': [{ fills: { expertiseLevel: registeredLevel, bigNumber: '19012345630' }, from: registered }],
  'forgetting.hold': [{ without: ['careWorker'] }, { without: ['client'] }],
  'violations.create': [{ fills: { careWorker: earlierWorker } }],
}
