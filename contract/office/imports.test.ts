import { expect, test } from 'vitest'
import { userTokenOperations } from '../accounts/user-tokens.ts'
import { clientOperations } from '../clients/clients.ts'
import { organizationOperations } from '../organizations/organizations.ts'
import { type ImportKind, importFields } from './imports.ts'

interface Inner {
  _zod: { def: { shape?: Record<string, Inner>; innerType?: Inner } }
}
/** The names of the fields of a body; of a nested object those within it. */
const namesIn = (schema: Inner): string[] => {
  const { shape, innerType } = schema._zod.def
  if (innerType) return namesIn(innerType)
  return Object.entries(shape ?? {}).flatMap(([name, field]) => {
    const within = namesIn(field)
    return within.length > 0 ? within : [name]
  })
}
const bodies: Record<ImportKind, unknown> = {
  clients: clientOperations.createByOrganization.body,
  care_workers: userTokenOperations.register.body,
  rates: organizationOperations.createRate.body,
}
// What a spreadsheet calls otherwise, and what it leaves out.
const column: Readonly<Record<string, string>> = { responsibleLocation: 'location', organizationLocation: 'location' }
const leftOut: Readonly<Record<string, string>> = {
  agreed: 'they agree when they complete their registration',
  fixed: 'a rate for everybody; a fixed one is agreed on, one at a time',
}

test.each(Object.keys(bodies) as ImportKind[])('an import of %s has a column for every field that people fill in', kind => {
  const names = namesIn(bodies[kind] as Inner)
  expect(names.length).toBeGreaterThan(5)
  const missing = names.filter(name => !((column[name] ?? name) in importFields[kind]) && !(name in leftOut))
  expect(missing).toEqual([])
})
