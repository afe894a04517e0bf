// Rows as a planner imports them, each of them right: a test changes the fields it is about.
import type { TestApi } from '../servers/api.ts'
import { uuidOf } from './world.ts'

/** The cells of a row, by field. */
export type Row = Record<string, string>
const address = { street: 'Dam', houseNumber: '1', postcode: '1012js', city: 'Amsterdam' }

/** Rows of each kind, and the location and the level that they name. */
export const importRowsOf = async ({ db, world }: TestApi) => {
  const place = await db
    .selectFrom('organization_location')
    .select(['uuid', 'name'])
    .where('uuid', '=', uuidOf(world.east))
    .executeTakeFirstOrThrow()
  const { name: level } = await db
    .selectFrom('expertise_level')
    .select('name')
    .where('uuid', '=', uuidOf(world.level))
    .executeTakeFirstOrThrow()
  const client = (changes: Row = {}): Row => ({
    ...{ firstName: 'Wim', lastName: 'de Vries', birthDate: '3-2-1938', gender: 'M', phone: '', email: '', ...address },
    ...{ location: ` ${place.name.toUpperCase()} `, ...changes },
  })
  const worker = (changes: Row = {}): Row => ({
    ...{ firstName: 'Noor', lastName: 'Bakker', email: 'Noor.Bakker@voorbeeld.example', phone: '06-12345678', ...address },
    ...{ expertiseLevel: level.toLowerCase(), contractTypes: 'zzp, uitzend', ...changes },
  })
  const rate = (changes: Row = {}): Row => ({
    ...{ location: place.name, expertiseLevel: level, contractType: 'zzp', hourlyRate: '€ 51,25', validFrom: '01-03-2028' },
    ...changes,
  })
  return { place, level, client, worker, rate }
}
