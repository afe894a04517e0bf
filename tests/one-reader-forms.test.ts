// Each form with a field that has a reader says of a text what its body says, and the body keeps what the reader gives.
import { afterAll, describe, expect, test } from 'vitest'
import { houseNumberIn, postcodeIn } from '../rules/address.ts'
import { plainWords } from '../rules/names.ts'
import { readers } from '../rules/readers.ts'
import { openTestApi } from './api.ts'
import { must } from './moments.ts'
import { typedTexts } from './typed-texts.ts'

const api = await openTestApi()
const { as, world } = api
afterAll(() => api.close())

// By their addresses alone: what they import is typed for a browser.
const web = (path: string): Promise<never> => import(path) as Promise<never>
type Values = Record<string, unknown>
type Check = (values: Values) => Partial<Record<string, string>>
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

const read: Record<string, (text: string) => string | undefined> = {
  ...Object.fromEntries(Object.entries(readers).map(([kind, { read }]) => [kind, read])),
  ...{ invoiceEmail: readers.email.read, firstName: readers.name.read, lastName: readers.name.read },
  postcode: text => postcodeIn('NL', text),
  houseNumber: text => houseNumberIn('NL', text),
  ...{ street: plainWords, city: plainWords, name: plainWords, tradeName: plainWords },
}
interface Form {
  check: Check
  values: Values
  send: (values: Values) => Promise<{ status: number; body: Values }>
  /** What is kept, by the names of the form. */
  kept: (values: Values, answer: Values) => Promise<Values>
  texts: Record<string, readonly string[]>
}
const { firstName, lastName, phone, email, houseNumber, postcode, street, iban, kvk, vatId, oin, place } = typedTexts
const address = { postcode: '1012 JS', houseNumber: '1', street: 'Dam', city: 'Amsterdam', country: 'NL' }
const flat = ({ address: { ...own } = {} as never, ...rest }: Values & { address?: Values }): Values => ({ ...rest, ...own })
let count = 0
const another = () => {
  count += 1
  return `iemand.${count}@voorbeeld.example`
}
const myProfile = `/care_worker_profiles/${world.people.careWorker.uuid}`
const kept = async (iri: unknown) => must(await as.planner.get(String(iri).replace('/v1', '')), 200)

const forms: Record<string, Form> = {
  'the profile of a care worker': {
    check: draft => profile.checkDraft(draft, false),
    values: profile.draftOf(must(await as.careWorker.get(myProfile), 200)),
    send: async draft => {
      const was = must(await as.careWorker.get(myProfile), 200)
      return as.careWorker.put(myProfile, profile.bodyOf(draft, Object.keys(draft), was))
    },
    kept: async () => flat(must(await as.careWorker.get(myProfile), 200)),
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
describe.each(Object.entries(forms))('%s', (_form, { check, values, send, kept: keptOf, texts }) => {
  describe.each(Object.entries(texts))('%s', (field, list) => {
    test.each(list)('%j has one verdict for the form and the body, and is kept as it is read', async text => {
      const own = { ...('email' in values && { email: another() }), ...('invoiceEmail' in values && { name: another() }) }
      const typed: Values = { ...values, ...own, [field]: text }
      const said = check(typed)[field]
      const answer = await send(typed)
      if (answer.status < 300) {
        expect(said).toBeUndefined()
        expect((await keptOf(typed, answer.body))[field]).toBe(read[field]!(text))
        return
      }
      expect(answer.status).toBe(422)
      const [first, ...more] = answer.body.violations as { propertyPath: string; message: string }[]
      expect(more).toEqual([])
      expect([first!.propertyPath.split('.').at(-1), first!.message]).toEqual([field, said])
    })
  })
})
