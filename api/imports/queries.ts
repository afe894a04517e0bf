// Looks up what the rows of a spreadsheet name, which items already exist, and which columns hold which fields.
import { sql } from 'kysely'
import type { ImportKind } from '../../contract/office/imports.ts'
import { type ImportRow, type Read, sameWords, wordsIn } from '../../rules/typed/import-row.ts'
import { possibleDuplicates } from '../care-workers/found.ts'
import type { Tx } from '../platform/database/database.ts'

interface NamedLocation {
  uuid: string
  name: string
  organization: string
}
/** The locations, levels and countries by their names, to look up what a row names. */
export interface Names {
  locationIn(row: ImportRow): Read<string>
  levelIn(row: ImportRow): Read<string>
  countryIn(words: string): Read<string>
}
/** Gives the IRIs of what rows can name. */
export const namesFor = async (tx: Tx): Promise<Names> => {
  const { rows: locations } = await sql<NamedLocation>`select l.uuid, l.name, o.name as organization from organization_location l
    join organization o on o.uuid = l.organization_uuid`.execute(tx)
  const levels = await tx.selectFrom('expertise_level').select(['uuid', 'name']).where('is_selectable', '=', true).execute()
  const countries = await tx.selectFrom('country').select(['key', 'name']).where('selectable', '=', true).execute()
  const isCalled = (words: string | undefined, name: string) => words !== undefined && sameWords(words) === sameWords(name)
  return {
    locationIn: row => {
      const [name, organization] = [wordsIn(row, 'location'), wordsIn(row, 'organization')]
      const found = locations.filter(
        each => isCalled(name, each.name) && (!organization || isCalled(organization, each.organization)),
      )
      if (found.length > 1) return { fault: 'Meer locaties heten zo: vul ook de organisatie in.' }
      return found[0] ? { value: `/v1/organization_locations/${found[0].uuid}` } : { fault: 'Deze locatie is er niet.' }
    },
    levelIn: row => {
      const found = levels.find(({ name }) => isCalled(wordsIn(row, 'expertiseLevel'), name))
      const all = levels.map(({ name }) => name).join(', ')
      return found ? { value: `/v1/expertise_levels/${found.uuid}` } : { fault: `Dit niveau is er niet. Kies uit: ${all}.` }
    },
    countryIn: words => {
      const found = countries.find(({ key, name }) => isCalled(words, key) || isCalled(words, name))
      return found ? { value: found.key } : { fault: 'Dit land kennen we niet. Schrijf het zoals België, of BE.' }
    },
  }
}

interface ClientForm {
  firstName: string
  lastName: string
  birthDate?: string | null | undefined
  responsibleLocation: string
  contact: { address: { postcode: string; houseNumber: string } }
}
/**
 * Whether this client already exists at this location: with this name, however it is written, and date of birth. Without a date of birth
 * the home address decides: two people may have the same name.
 */
export const isKnownClient = async (tx: Tx, { firstName, lastName, birthDate, responsibleLocation, contact }: ClientForm) => {
  const { postcode, houseNumber } = contact.address
  const { rows } = await sql`select from client where responsible_location_uuid = ${responsibleLocation}::uuid
    and name_folded = name_folded(${firstName}, ${lastName}) and coalesce(birth_date = ${birthDate ?? null}::date,
      address_folded('', house_number, postcode, '') = address_folded('', ${houseNumber}, ${postcode}, '')) limit 1`.execute(tx)
  return rows.length > 0
}

/** The care workers who may be the same person as the one with this mail address: by name or telephone. */
export const similarWorkers = async (tx: Tx, email: string) => {
  const { rows } = await sql<{ name: string; email: string }>`
    select p.first_name || ' ' || p.last_name as name, a.username as email
    from account made cross join jsonb_array_elements_text(${possibleDuplicates(sql`made.uuid`)}) as found(iri)
    join care_worker_profile p on p.uuid = right(found.iri, 36)::uuid join account a on a.uuid = p.uuid
    where made.username = ${email} order by 1, 2`.execute(tx)
  return rows
}

interface Rate {
  organizationLocation: string
  expertiseLevel: string
  contractType: string
  validFrom: string
}
/** The rate of this location, level and contract type, in cents an hour, that starts on this day; undefined when there is none. */
export const rateFrom = async (tx: Tx, rate: Rate): Promise<number | undefined> => {
  const known = await tx
    .selectFrom('organization_location_rate')
    .select('hourly_rate')
    .where('organization_location_uuid', '=', rate.organizationLocation)
    .where('expertise_level_uuid', '=', rate.expertiseLevel)
    .where('contract_type', '=', rate.contractType)
    .where('valid_from', '=', rate.validFrom)
    .executeTakeFirst()
  return known?.hourly_rate
}

/** Which columns held which fields, by kind. */
export const storedColumns = async (tx: Tx) => {
  const rows = await tx.selectFrom('import_columns').selectAll().execute()
  return rows.map(({ kind, columns }) => ({ kind: kind as ImportKind, columns: columns as Record<string, string> }))
}
/** Stores them for the next import. */
export const storeColumns = async (tx: Tx, kind: ImportKind, columns: Record<string, string>): Promise<void> => {
  const mapping = { kind, columns: JSON.stringify(columns) }
  await tx
    .insertInto('import_columns')
    .values(mapping)
    .onConflict(c => c.column('kind').doUpdateSet(mapping))
    .execute()
}
