// A second person, who changes small things while the first one presses: a colleague who corrects titles and names.
import { chanceOf } from '../../demo/chance.ts'
import type { App } from '../journeys/app.ts'
import { callersOf } from '../journeys/visit.ts'

const titles = ['Ochtenddienst, gewijzigd', 'Dienst met een andere naam', 'Extra handen nodig']
const changeChance = 0.2

/** What they do between two presses, chosen from the seed; a refusal is as good as a change. */
export const colleagueOf = async (app: App, seed: string): Promise<() => Promise<void>> => {
  const colleague = await callersOf(app)('organisatie@demo.example')
  const chance = chanceOf(`${seed} a colleague`)
  const rename = async () => {
    const { body } = await colleague.get('/care_moments?status=open&itemsPerPage=30')
    if (body.member.length === 0) return
    await colleague.patch(`/care_moments/${chance.pick(body.member).uuid}/update`, { title: chance.pick(titles) })
  }
  const renameClient = async () => {
    const { body } = await colleague.get('/clients?itemsPerPage=30')
    const { uuid } = chance.pick(body.member)
    const { lastName, contact, responsibleLocation } = (await colleague.get(`/clients/${uuid}`)).body
    const location = (responsibleLocation as { '@id': string })['@id']
    await colleague.put(`/clients/${uuid}`, { firstName: 'Anders', lastName, contact, responsibleLocation: location })
  }
  return async () => {
    if (chance.isTrue(changeChance)) await chance.pick([rename, renameClient])()
  }
}
