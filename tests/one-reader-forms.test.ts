// For each form with a field that has a reader: the form accepts the texts that the body accepts, and the body stores what the
// reader returns.
import { afterAll } from 'vitest'
import { type Check, type Form, tellOneVerdict, type Values, web } from './one-verdict.ts'
import { openTestApi } from './servers/api.ts'
import { typedTexts } from './typed-texts.ts'
import { must } from './worlds/moments.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

const profile: {
  checkDraft: (draft: Values, unknown: boolean) => ReturnType<Check>
  draftOf: (profile: Values) => Values
  bodyOf: (draft: Values, changed: string[], profile: Values) => object
} = await web('../web/routes/werk/-profile/profile.ts')
const contact: { checkContact: Check; bodyOf: (values: Values) => object; emptyContact: Values } = await web(
  '../web/care/client-file/contacts/contact-form.ts',
)
const organizations: {
  checkOrganization: Check
  checkLocation: Check
  organizationBody: (values: Values) => object
  locationBody: (values: Values) => object
} = await web('../web/routes/backoffice/settings/-organizations/organization.ts')
const account: { checkAccount: Check } = await web('../web/routes/backoffice/settings/-money/account.ts')

const { firstName, lastName, phone, email, houseNumber, postcode, street, iban, kvk, vatId, oin, place } = typedTexts
const address = { postcode: '1012 JS', houseNumber: '1', street: 'Dam', city: 'Amsterdam', country: 'NL' }
const flat = ({ address: { ...own } = {} as never, ...rest }: Values & { address?: Values }): Values => ({ ...rest, ...own })
const myProfile = `/care_worker_profiles/${world.people.careWorker.uuid}`
const kept = async (iri: unknown) => must(await as.planner.get(String(iri).replace('/v1', '')), 200)

const ofMyProfile: Omit<Form, 'texts'> = {
  check: draft => profile.checkDraft(draft, false),
  values: profile.draftOf(must(await as.careWorker.get(myProfile), 200)),
  send: async draft => {
    const was = must(await as.careWorker.get(myProfile), 200)
    return as.careWorker.put(myProfile, profile.bodyOf(draft, Object.keys(draft), was))
  },
  kept: async () => flat(must(await as.careWorker.get(myProfile), 200)),
}
const abroad = (country: string, postcode: string) => ({
  ...ofMyProfile,
  values: { ...ofMyProfile.values, country, postcode, houseNumber: '12', street: 'Kerkweg', city: 'Essen' },
})
const postcodes = [
  '10115',
  ' 10115 ',
  '２０００',
  '9000',
  '1012 JS',
  'D-10115',
  'B-2000',
  'BE 2000',
  'SW1A 1AA',
  '1',
  '12345678901234567',
  '',
]
const numbers = ['12', '12 a', '12/3', 'bus 4', 'Haus 3', '0', '']

const forms: Record<string, Form> = {
  'the profile of a care worker in Germany': {
    ...abroad('DE', '10115'),
    texts: { postcode: postcodes, houseNumber: numbers, street, city: place },
  },
  'the profile of a care worker in Belgium': { ...abroad('BE', '2000'), texts: { postcode: postcodes, houseNumber: numbers } },
  'the profile of a care worker': {
    ...ofMyProfile,
    texts: { firstName, lastName, phone, houseNumber, postcode, street, city: place, tradeName: place },
  },
  'a contact person of a client': {
    check: contact.checkContact,
    values: { ...contact.emptyContact, firstName: 'Ria', lastName: 'Bos', kind: 'child', phone: '', email: '' },
    send: values => as.planner.post('/client_relations', { ...contact.bodyOf(values), client: world.client }),
    kept: async (_values, answer) => answer,
    texts: { firstName, lastName, phone, email },
  },
  'an organization': {
    check: organizations.checkOrganization,
    values: {
      ...{ name: 'Zorg', ...address, houseNumber: undefined, kvk: '', vatId: '', oin: '', buyerReference: '', orderNumber: '' },
      invoiceEmail: 'facturen@voorbeeld.example',
    },
    send: values => as.planner.post('/organizations', organizations.organizationBody(values)),
    kept: async (_values, answer) => kept(answer['@id']),
    texts: {
      name: place,
      street,
      postcode: postcode.filter(text => text !== '1012'),
      city: place,
      invoiceEmail: email,
      kvk,
      vatId,
      oin,
    },
  },
  'a location': {
    check: organizations.checkLocation,
    values: { ...{ name: 'De Brug', street: 'Dam 1', postcode: '1012 JS', city: 'Amsterdam' }, phone: '', costCentre: '' },
    send: values =>
      as.planner.post('/organization_locations', { ...organizations.locationBody(values), organization: world.organization }),
    kept: async (_values, answer) => kept(answer['@id']),
    texts: { name: place, street, postcode, city: place, phone },
  },
  'the account from which is paid': {
    check: account.checkAccount,
    values: { name: 'Zorginzet', iban: 'NL91ABNA0417164300' },
    send: values => as.planner.put('/payouts/account', values),
    kept: async () => must(await as.planner.get('/payouts/account'), 200).account as Values,
    texts: { name: place, iban },
  },
}
tellOneVerdict(forms)
