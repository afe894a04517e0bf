// Calls about saved things: favourites, saved searches and views, templates; and about copying earlier items.
import { randomUUID } from 'node:crypto'
import type { Role } from '../../contract/language.ts'
import type { TestApi } from '../servers/api.ts'
import { type rowsOf, type Side, sideOf } from '../worlds/rows.ts'
import { everybody, uuidOf } from '../worlds/world.ts'
import type { MakeBody, Target } from './calls.ts'

export const keptTargets = ({ db, world }: TestApi): Record<string, Target> => {
  const created_at = '2026-10-01'
  const worker = (side: Side) => ({ care_worker_uuid: sideOf(world, side).worker })
  const putTemplate = async (side: Side) => {
    const place = { organization_location_uuid: uuidOf(sideOf(world, side).location), expertise_level_uuid: uuidOf(world.level) }
    const row = { ...place, title: 'Vroege dienst', start_time: '07:00', end_time: '15:00', created_at }
    return (await db.insertInto('care_moment_template').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  const putView = async (side: Side, role: Role) => {
    const who = everybody.find(each => side === 'own' && world.people[each].roles.includes(role)) ?? 'otherOrganization'
    const view = { screen: '/organisatie/opdrachten', name: randomUUID(), query: '', created_at }
    const row = { account_uuid: world.people[who].uuid, ...view }
    return (await db.insertInto('saved_view').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
  }
  return {
    'favorites.remove': async side => {
      await db.deleteFrom('favorite_care_worker').execute()
      const row = { ...worker(side), organization_uuid: uuidOf(sideOf(world, side).organization), created_at }
      return (await db.insertInto('favorite_care_worker').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    'favorites.restore': async side => {
      await db.deleteFrom('favorite_care_worker').execute()
      const organization = uuidOf(sideOf(world, side).organization)
      const data = JSON.stringify({ organization, careWorker: worker(side).care_worker_uuid, createdAt: created_at })
      const row = {
        name: 'favorite_care_worker_removed',
        subject_type: 'FavoriteCareWorker',
        subject_uuid: randomUUID(),
        at: created_at,
        data,
      }
      return (await db.insertInto('event').values(row).returning('subject_uuid').executeTakeFirstOrThrow()).subject_uuid
    },
    'searches.remove': async side => {
      const row = { ...worker(side), name: 'Dichtbij', query: 'distance=10', created_at }
      return (await db.insertInto('saved_search').values(row).returning('uuid').executeTakeFirstOrThrow()).uuid
    },
    'searches.changeView': putView,
    'searches.removeView': putView,
    'templates.get': putTemplate,
    'templates.change': putTemplate,
    'templates.remove': putTemplate,
  }
}

export const keptBodies = (rows: ReturnType<typeof rowsOf>): Record<string, MakeBody> => ({
  'copies.copy': async side => ({ careMoments: [`/v1/care_moments/${await rows.putMoment('open', { side })}`], days: 7 }),
  // Names are unique.
  'searches.createView': () => ({ screen: '/organisatie/opdrachten', name: randomUUID(), query: 'status=open' }),
  'searches.changeView': () => ({ name: randomUUID(), query: 'status=open' }),
})
