// Care workers with profile, preferences, documents and acts. Written directly to the tables: nobody registers through an
// operation here.
import type { Database } from '../api/platform/database/database.ts'
import { placeOf } from '../api/reference/queries.ts'
import type { ContractType } from '../rules/documents/required-documents.ts'
import { addDays, addHours, toInstant } from '../rules/time/amsterdam.ts'
import { addressOf, makeAccounts } from './accounts.ts'
import { type CastWorker, known, type Level } from './cast.ts'
import { type Chance, chanceOf } from './chance.ts'
import { abouts, actsByLevel, careWorkers, type DemoCareWorker, spoken } from './data/care-workers.ts'
import { papersOf } from './documents.ts'
import { inventedIban, inventedKvk, inventedPhone, inventedVatId } from './numbers.ts'
import type { Person } from './play.ts'

const streets = ['Kanaalstraat', 'Dorpsstraat', 'Molenweg', 'Julianalaan', 'Beatrixstraat', 'Eikenlaan', 'Parkweg', 'Kerkstraat']
const contractTypes = ({ form }: DemoCareWorker): ContractType[] => (form === 'both' ? ['freelance', 'temp_work'] : [form])

// A support worker has other acts than a carer of the same rank.
const actsOf = (level: Level, levels: Map<string, Level>): string[] =>
  Object.entries(actsByLevel).flatMap(([key, acts]) => {
    const own = known(levels.get(key), key)
    return own.track === level.track && own.rank <= level.rank ? acts : []
  })

/** Creates the forty care workers. `acts` gives the uuids of the acts by key. */
export const makeCareWorkers = async (
  db: Database,
  levels: Map<string, Level>,
  acts: Map<string, string>,
  today: string,
): Promise<CastWorker[]> => {
  const usernames = careWorkers.map(({ username, name }) => username ?? addressOf(name))
  const since = careWorkers.map((worker, n) => sinceOf(worker, chanceOf(`since ${n}`), today))
  const accounts = await makeAccounts(
    db,
    usernames.map((username, n) => ({ username, roles: ['ROLE_CARE_WORKER'], createdAt: since[n]! })),
  )
  const made: CastWorker[] = []
  for (const [n, worker] of careWorkers.entries()) {
    const account = accounts.get(usernames[n]!)!
    const level = known(levels.get(worker.level), worker.level)
    const chance = chanceOf(`worker ${n}`)
    const place = await makeProfile(db, { worker, n, account, level, chance })
    await makeWorker(db, worker, n, account, since[n]!)
    const mine = actsOf(level, levels)
    await makePapers(db, account.uuid, papersOf(worker, level, chance, today), since[n]!, today)
    await makeActs(db, account.uuid, worker.phase === 'new' ? [] : mine, acts, addDays(today, chance.whole(200, 900)))
    const { name, phase } = worker
    made.push({
      ...account,
      name,
      level,
      contractTypes: contractTypes(worker),
      acts: new Set(mine),
      place,
      canWork: phase === 'startup',
    })
  }
  return made
}

const sinceOf = ({ phase }: DemoCareWorker, chance: Chance, today: string) => {
  if (phase === 'new') return toInstant(addDays(today, -1), '16:20')
  return toInstant(addDays(today, phase === 'pending' ? -6 : -chance.whole(120, 900)), '10:15')
}

interface Registration {
  worker: DemoCareWorker
  n: number
  account: Person
  level: Level
  chance: Chance
}
const makeProfile = async (db: Database, { worker, n, account, level, chance }: Registration) => {
  const [postcode, city] = worker.home
  const { latitude, longitude } = known(await placeOf(db, postcode), postcode)
  const profile = {
    uuid: account.uuid,
    first_name: worker.name[0],
    last_name: worker.name[1],
    phone: inventedPhone(n),
    about: worker.phase === 'new' ? null : abouts[n % abouts.length]!,
    languages: worker.phase === 'new' ? [] : spoken[n % spoken.length]!,
    street: streets[n % streets.length]!,
    house_number: String(chance.whole(1, 180)),
    ...{ postcode, city, latitude, longitude },
    expertise_level_uuid: level.uuid,
    open_to_other_contract_forms: chance.isTrue(0.3),
  }
  const preferences = {
    uuid: account.uuid,
    has_objection_to_pets: chance.isTrue(0.1),
    has_objection_to_smoking_inside: chance.isTrue(0.4),
    has_objection_to_smoking_outside: chance.isTrue(0.05),
    has_drivers_license: chance.isTrue(0.8),
    has_car: chance.isTrue(0.6),
    maximum_distance_km: chance.pick([20, 25, 30, 30, 40, 50]),
  }
  await db.insertInto('care_worker_profile').values(profile).execute()
  await db.insertInto('care_worker_preferences').values(preferences).execute()
  return { lat: latitude, lon: longitude }
}

const makeWorker = async (db: Database, worker: DemoCareWorker, n: number, { uuid }: Person, since: string) => {
  const trades = worker.form !== 'temp_work' && worker.phase !== 'new'
  await db
    .insertInto('care_worker')
    .values({
      uuid,
      profile_uuid: uuid,
      preferences_uuid: uuid,
      active: worker.phase !== 'lost',
      phase: worker.phase,
      contract_types: contractTypes(worker),
      introduction_completed_at: worker.phase === 'new' ? null : since,
      iban: worker.phase === 'new' ? null : inventedIban(n),
      ...(trades && { kvk: inventedKvk(n), vat_id: inventedVatId(n), trade_name: `${worker.name.join(' ')} Zorg` }),
      created_at: since,
    })
    .execute()
  const choice = {
    care_worker_uuid: uuid,
    valid_from: since.slice(0, 10),
    reason: 'Zo ben ik bij de Belastingdienst bekend.',
    created_at: since,
  }
  if (worker.vat)
    await db
      .insertInto('care_worker_vat_regime')
      .values({ ...choice, vat_regime: worker.vat })
      .execute()
}

const makePapers = async (db: Database, worker: string, papers: ReturnType<typeof papersOf>, since: string, today: string) => {
  if (papers.length === 0) return
  // Waiting documents arrived yesterday; reviewed ones name the reviewer.
  const yesterday = toInstant(addDays(today, -1), '10:15')
  const rows = papers.map(paper => {
    const reviewed = paper.status !== 'submitted' && { reviewed_at: addHours(since, 26), reviewer_name: 'Anouk Dijkstra' }
    return { ...paper, care_worker_uuid: worker, created_at: reviewed ? since : yesterday, ...reviewed }
  })
  await db.insertInto('care_worker_document').values(rows).execute()
}
const makeActs = async (db: Database, worker: string, mine: string[], acts: Map<string, string>, until: string) => {
  if (mine.length === 0) return
  const rows = mine.map(key => ({ care_worker_uuid: worker, act_uuid: known(acts.get(key), key), valid_until: until }))
  await db.insertInto('care_worker_act').values(rows).execute()
}
