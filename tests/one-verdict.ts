// A form, its body and the stored value, for the same texts: one verdict, and one stored form.
import { describe, expect, test } from 'vitest'
import { houseNumberIn, postcodeIn } from '../rules/typed/address.ts'
import { plainWords } from '../rules/typed/names.ts'
import { inLines, readers } from '../rules/typed/readers.ts'
import type { Answer } from './servers/api.ts'

/** A module of the web app, by path only, as its own imports are typed for a browser. */
export const web = (path: string): Promise<never> => import(path) as Promise<never>
export type Values = Record<string, unknown>
export type Check = (values: Values) => Partial<Record<string, string>>
export interface Form {
  check: Check
  values: Values
  send: (values: Values) => Promise<Pick<Answer, 'status'> & { body: Values }>
  /** The stored values, by the names of the form. */
  kept: (values: Values, answer: Values) => Promise<Values>
  texts: Record<string, readonly string[]>
}
let count = 0
const another = () => {
  count += 1
  return `iemand.${count}@voorbeeld.example`
}
/** The same text with an email address that is not in use yet. */
const anew = (text: string) => text.replace(/^<?jan/i, `$&${another().replace(/@.*/, '')}`)
const read: Record<string, (text: string, country: string) => string | undefined> = {
  ...Object.fromEntries(Object.entries(readers).map(([kind, { read }]) => [kind, read])),
  ...{ invoiceEmail: readers.email.read, firstName: readers.name.read, lastName: readers.name.read },
  ...{ bigNumber: readers.big.read },
  postcode: (text, country) => postcodeIn(country, text),
  houseNumber: (text, country) => houseNumberIn(country, text),
  ...{ street: plainWords, city: plainWords, name: plainWords, tradeName: plainWords },
  ...{ orderNumber: plainWords, costCentre: plainWords, title: inLines },
}
/** A test for each text of each field of these forms. */
export const tellOneVerdict = (forms: Record<string, Form>): void =>
  describe.each(Object.entries(forms))('%s', (_form, { check, values, send, kept: keptOf, texts }) => {
    describe.each(Object.entries(texts))('%s', (field, list) => {
      test.each(list)('%j has one verdict for the form and the body, and is kept as it is read', async text => {
        const own = { ...('email' in values && { email: another() }), ...('invoiceEmail' in values && { name: another() }) }
        const typed: Values = { ...values, ...own, [field]: field === 'email' ? anew(text) : text }
        const said = check(typed)[field]
        const answer = await send(typed)
        if (answer.status < 300) {
          expect(said).toBeUndefined()
          expect((await keptOf(typed, answer.body))[field]).toBe(
            read[field]!(String(typed[field]), String(typed.country ?? 'NL')),
          )
          return
        }
        expect(answer.status).toBe(422)
        const [first, ...more] = answer.body.violations as { propertyPath: string; message: string }[]
        expect(more).toEqual([])
        expect([first!.propertyPath.split('.').at(-1), first!.message]).toEqual([field, said])
      })
    })
  })
