// A field about the user tells the browser its purpose (WCAG 2.2, 1.3.5), and a field about somebody else is never filled in with
// the user's own data.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
/** The HTML tokens by the name of the field in its form. */
const tokens: Record<string, readonly string[]> = {
  firstName: ['given-name'],
  lastName: ['family-name'],
  email: ['email', 'username'],
  username: ['username'],
  phone: ['tel'],
  birthDate: ['bday'],
  street: ['address-line1'],
  houseNumber: ['address-line2'],
  postcode: ['postal-code'],
  city: ['address-level2'],
  country: ['country'],
}
/** Forms about somebody else: a client, a contact person, a colleague, an organization. */
const aboutAnother = /client-dialog|contact-dialog|colleague-dialog|invite-dialog|organization-dialog|location-dialog/
// Their fields get it from `own` and pass the token on, or have it themselves.
const passesOn = /^(AddressFields|CountryField|NewPasswordField|CurrentPasswordField)$/

interface FoundField {
  what: string
  /** The value of `autoComplete`; undefined without one. */
  said: string | undefined
  fits: readonly string[]
}

/** The fields in a source file that ask something about a person, each with the tokens that fit. */
function fieldsIn(path: string, source: string): FoundField[] {
  const found: FoundField[] = []
  if (!/\.(?:text|field)\('|<PasswordField/.test(source)) return found
  const textOf = (node: Node) => source.slice(node.start, node.end)
  new Visitor({
    JSXOpeningElement: node => {
      const { attributes } = node
      const element = textOf(node.name)
      if (passesOn.test(element)) return
      const spread = attributes.map(textOf).join(' ')
      const asked = /\.(?:text|field)\('(\w+)'\)/.exec(spread)?.[1]
      const fits = element === 'PasswordField' ? ['current-password', 'new-password'] : tokens[asked ?? '']
      if (!fits || /\{\.\.\.(?!\w+\.(?:text|field)\()/.test(spread)) return
      const own = attributes.find(each => each.type === 'JSXAttribute' && textOf(each.name) === 'autoComplete')
      found.push({ what: `${path}: ${asked ?? element}`, said: own && textOf(own), fits })
    },
  }).visit(parseSync(path, source).program)
  return found
}
const isTold = ({ said, fits }: FoundField, path: string) =>
  said !== undefined &&
  (aboutAnother.test(path)
    ? said.includes('off')
    : fits.some(token => said.includes(`'${token}'`) || said.includes(`"${token}"`)))

test('every field about a person says what it is, or that it is about another', () => {
  const paths = globSync('web/{routes,care}/**/*.tsx', { cwd: root }).map(path => path.replaceAll('\\', '/'))
  const fields = paths.flatMap(path => fieldsIn(path, readFileSync(join(root, path), 'utf8')).map(field => ({ path, field })))
  expect(fields.length).toBeGreaterThan(35)
  expect(
    fields.filter(({ path, field }) => !isTold(field, path)).map(({ field }) => `${field.what}: ${field.fits.join(' or ')}`),
  ).toEqual([])
})
test('an address says whether it is one’s own', () => {
  const paths = globSync('web/{routes,care}/**/*.tsx', { cwd: root }).map(path => path.replaceAll('\\', '/'))
  const wrong = paths.filter(path => {
    const used = /<AddressFields\b[^>]*>/.exec(readFileSync(join(root, path), 'utf8'))?.[0]
    return used !== undefined && /\sown\b/.test(used) === aboutAnother.test(path)
  })
  expect(wrong).toEqual([])
})

test.each<[string, string, boolean]>([
  ['the token of its own', `<TextField autoComplete="tel" {...form.text('phone')} />`, true],
  ['none', `<TextField {...form.text('phone')} />`, false],
  ['that of another', `<TextField autoComplete="email" {...form.text('phone')} />`, false],
  ['a choice with its own in it', `<TextField autoComplete={own ? 'tel' : 'off'} {...form.text('phone')} />`, true],
  ['a password without', '<PasswordField label="Wachtwoord" />', false],
])('a field with %s', (_what, source, told) => {
  expect(fieldsIn('x.tsx', source).every(field => isTold(field, 'x.tsx'))).toBe(told)
})
