// Which care workers in a file already exist: by their address, however it is written; and which may exist, by name or telephone.
import { afterAll, describe, expect, test } from 'vitest'
import { openTestApi } from '../../tests/servers/api.ts'
import { must } from '../../tests/worlds/moments.ts'
import { uuidOf } from '../../tests/worlds/world.ts'

const { as, db, world, close } = await openTestApi()
afterAll(() => close())

type Row = Record<string, string>
const found = db.selectFrom('expertise_level').select('name').where('uuid', '=', uuidOf(world.level))
const { name: expertiseLevel } = await found.executeTakeFirstOrThrow()
const worker = (changes: Row = {}): Row => ({
  ...{ firstName: 'Noor', lastName: 'Bakker', email: 'noor@voorbeeld.example', phone: '06-12345678', contractTypes: 'zzp' },
  ...{ street: 'Dam', houseNumber: '1', postcode: '1012js', city: 'Amsterdam', expertiseLevel, ...changes },
})
const done = async (kind: string, rows: Row[]) =>
  must(await as.planner.post('/imports', { kind, rows, rehearsal: false, columns: { firstName: 'Roepnaam' } }), 200)

describe('a planner', () => {
  test('is warned about a new care worker who may exist already under another address, by name or telephone; and imports them', async () => {
    const rows = [
      worker({ firstName: 'Bram', lastName: 'Uniek', email: 'bram@voorbeeld.example', phone: '06 98 76 54 01' }),
      worker({ firstName: 'Brâm', lastName: 'uniek', email: 'b.ram@voorbeeld.example', phone: '06 98 76 54 02' }),
      worker({ firstName: 'Abraham', lastName: 'Anders', email: 'abraham@voorbeeld.example', phone: '0698765401' }),
    ]
    const known = { name: 'Bram Uniek', email: 'bram@voorbeeld.example' }
    expect(await done('care_workers', rows)).toMatchObject({
      fresh: 3,
      alike: [
        { row: 2, ...known },
        { row: 3, ...known },
      ],
    })
    expect(await done('care_workers', rows)).toMatchObject({ known: 3, alike: [] })
  })
  test('recognizes an existing care worker by address, whatever its capitals and the form of its domain', async () => {
    const [first, again] = ['sanne@müller.example', 'SANNE@XN--MLLER-KVA.example']
    expect(await done('care_workers', [worker({ lastName: 'Muller', email: first })])).toMatchObject({ fresh: 1 })
    expect(await done('care_workers', [worker({ lastName: 'Muller', email: again })])).toMatchObject({ fresh: 0, known: 1 })
  })
})
