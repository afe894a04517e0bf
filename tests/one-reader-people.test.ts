// Each form through which a person joins: registration, invitations, and the name they give afterwards.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { readEmail } from '../rules/typed/email.ts'
import { type Check, type Form, tellOneVerdict, type Values, web } from './one-verdict.ts'
import { openTestApi } from './servers/api.ts'
import { loginsOf } from './servers/logins.ts'
import { typedTexts } from './typed-texts.ts'

const api = await openTestApi()
const { as, db, server, world } = api
const { forgetTries, settled } = loginsOf(api)
beforeAll(() => server.startWork())
beforeEach(() => forgetTries())
afterAll(() => api.close())

const registration: {
  checkStep: (step: 1 | 2, draft: Values) => ReturnType<Check>
  bodyOf: (draft: Values) => object
  fieldOf: Record<string, string>
  emptyDraft: Values
} = await web('../web/routes/werk/inschrijven/-parts/registration.ts')
const { checkInvited }: { checkInvited: Check } = await web('../web/care/colleagues/invited.ts')

const bodyOfWorker = (uuid: string) =>
  db
    .selectFrom('care_worker_profile as p')
    .leftJoin('care_worker_document as d', 'd.care_worker_uuid', 'p.uuid')
    .select(['p.first_name as firstName', 'p.last_name as lastName', 'p.phone', 'p.street', 'p.house_number as houseNumber'])
    .select(['p.postcode', 'p.city', 'd.number as bigNumber'])
    .where('p.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
/** The address in the body is the only way to find the account that was just made. */
const accountAt = async (email: unknown) => {
  const own = db.selectFrom('account').select(['uuid', 'username as email'])
  return own.where('username', '=', readEmail(String(email))!).executeTakeFirstOrThrow()
}
const { firstName, lastName, phone, email, houseNumber, postcode, street, big, place } = typedTexts
const level = await db
  .selectFrom('expertise_level')
  .select('uuid')
  .where('key', '=', 'verpleegkundige_hbo')
  .executeTakeFirstOrThrow()
// Without postcodes that may be foreign, and without the one missing from the postcode list: the form asks the server about that one.
const known = postcode.filter(text => text !== '1012 SS')
const invitation = (role: object): Form => ({
  check: checkInvited,
  values: { firstName: 'Jan', lastName: 'Smit', email: '' },
  send: values => as.planner.post('/user_tokens/activate_account', { ...values, ...role }),
  kept: async values => {
    const { uuid, email } = await accountAt(values.email)
    const person = db.selectFrom('person').select(['first_name as firstName', 'last_name as lastName']).where('uuid', '=', uuid)
    return { ...(await person.executeTakeFirstOrThrow()), email }
  },
  texts: { firstName, lastName, email },
})
const user = { role: 'ROLE_ORGANIZATION_USER', organization: world.organization }

const forms: Record<string, Form> = {
  'the registration of a care worker': {
    check: draft => ({ ...registration.checkStep(1, draft), ...registration.checkStep(2, draft) }),
    values: {
      ...registration.emptyDraft,
      ...{ firstName: 'Noor', lastName: 'Bakker', email: '', phone: '0612345678', bigNumber: '19012345678', agreed: true },
      ...{ postcode: '1012 JS', houseNumber: '1', street: 'Dam', city: 'Amsterdam', contractTypes: ['freelance'] },
      expertiseLevel: { iri: `/v1/expertise_levels/${level.uuid}`, name: 'Verpleegkundige', bigRegistered: true },
    },
    send: draft => as.nobody.post('/care_workers/register', registration.bodyOf(draft)),
    kept: async ({ email }) => {
      await settled()
      const account = await accountAt(email)
      return { ...(await bodyOfWorker(account.uuid)), email: account.email }
    },
    texts: { firstName, lastName, phone, email, houseNumber, postcode: known, street, city: place, bigNumber: big },
  },
  'the invitation of a colleague of an organization': invitation(user),
  'the invitation of a colleague of the back office': invitation({ role: 'ROLE_BACK_OFFICE_EMPLOYEE' }),
}
tellOneVerdict(forms)
