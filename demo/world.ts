// The demo world: a small, believable Dutch care sector, created on an empty database. It is the same on every fresh start, with
// dates counted from today.
import { sql } from 'kysely'
import { moveClock, now, resetClock } from '../api/platform/clock.ts'
import { type Database, openDatabase, openPool } from '../api/platform/database/database.ts'
import type { Server } from '../api/server.ts'
import { heardEvents } from '../contract/events/hearing.ts'
import { addDays, addHours } from '../rules/time/amsterdam.ts'
import { demoPassword, makeBackOffice } from './accounts.ts'
import { type Calendar, openCalendar } from './calendar.ts'
import { planCare } from './care.ts'
import { planViolations, planWishes } from './care-worker-life.ts'
import { makeCareWorkers } from './care-workers.ts'
import { type Cast, keysOf, known, levelsOf } from './cast.ts'
import { openCasting } from './casting.ts'
import { makeClients, makeTeams } from './clients.ts'
import { endTheCareOfOne } from './end-of-care.ts'
import { firstDay, lastDay, planEveryday } from './everyday.ts'
import { planFavorites } from './favorites.ts'
import { planMessages } from './messages.ts'
import { actsOn } from './moments.ts'
import { planCredit, planPayouts, planVat } from './money.ts'
import { makeOrganizations } from './organizations.ts'
import { handInFiles } from './papers.ts'
import { type Call, openCalls, openTimeline, runJob, type Timeline } from './play.ts'
import { planOffers, planOldOffers, planProposals, planReviews } from './reviews.ts'
import { openStory, type Story } from './story.ts'
import { tellOfHours, tellOfOffers, tellOfToday } from './story-of-hours.ts'
import { type Means, tellOfPeriods, tellOfSeries } from './story-of-series.ts'
import { tellOfAvailability, tellOfDaan, tellOfSamira } from './story-of-workers.ts'
import { planTemplates } from './templates.ts'

/**
 * Creates the demo world when nobody has an account yet; reports before and after. An unfinished one is removed and created again.
 * This uses the owner of the database at this address, because the application itself cannot remove final rows.
 */
export const makeDemoWorld = async (server: Server, url: string, say: (line: string) => void): Promise<void> => {
  if (await wasCutOff(server.database)) await clear(url)
  if (await server.database.selectFrom('account').select('uuid').limit(1).executeTakeFirst()) return
  say('Demowereld maken…')
  await mark(server.database, beginMark)
  const started = performance.now()
  const calendar = openCalendar(now())
  try {
    await makeWorld(server, calendar)
  } finally {
    resetClock()
  }
  await mark(server.database, finished)
  say(`Demowereld gemaakt in ${((performance.now() - started) / 1000).toFixed(1).replace('.', ',')} seconden`)
}

const beginMark = 'demo_world_begun'
const finished = 'demo_world_made'
const mark = (db: Database, name: string) => {
  const nobody = '00000000-0000-0000-0000-000000000000'
  return db.insertInto('event').values({ name, subject_type: 'DemoWorld', subject_uuid: nobody, at: now() }).execute()
}
const wasCutOff = async (db: Database) => {
  const marks = await db.selectFrom('event').select('name').where('name', 'in', [beginMark, finished]).execute()
  return marks.length === 1
}
// Removes everything except the reference data, which came with the migrations.
const clear = async (url: string) => {
  const owner = openDatabase(openPool(url))
  const guards = (what: 'disable' | 'enable') => sql`do $$ declare t record; begin
    for t in select tgrelid::regclass as name from pg_trigger where tgname like '%_stays' and not tgisinternal loop
      execute format('alter table %s ${sql.raw(what)} trigger user', t.name);
    end loop;
  end $$`
  await owner.transaction().execute(async tx => {
    await guards('disable').execute(tx)
    // The templates that came with the product would be truncated along with the people and organizations that other templates
    // refer to.
    await sql`create temporary table kept on commit drop as select * from agreement_template where author_uuid is null`.execute(
      tx,
    )
    await sql`truncate account, organization, client, recurring_care_moment, event, access_log, mail, login_attempt, payout_file,
      graphile_worker._private_jobs cascade`.execute(tx)
    await sql`insert into agreement_template select * from kept`.execute(tx)
    await guards('enable').execute(tx)
  })
  await owner.destroy()
}

const makeWorld = async (server: Server, calendar: Calendar) => {
  const { database } = server
  const call = openCalls(server)
  moveClock(calendar.at(firstDay - 40, '09:00'))
  const { cast, excluded } = await makeCast(database, call, calendar)
  const timeline = openTimeline()
  const acts = actsOn({ timeline, call, cast })
  const casting = openCasting(cast, excluded, [cast.worker('zorgverlener@demo.example'), cast.worker('uitzend@demo.example')])
  const setting = { calendar, cast, casting, acts }
  tellStories(openStory(setting), { database, timeline, call })
  planEveryday(setting)
  await planCare(cast, calendar, timeline, call, database)
  planTemplates(cast, calendar, timeline, call)
  planFavorites(cast, calendar, timeline, call, database)
  for (const plan of [
    planVat,
    planReviews,
    planProposals,
    planOffers,
    planOldOffers,
    planPayouts,
    planCredit,
    planWishes,
    planViolations,
    planMessages,
  ])
    plan({ cast, calendar, timeline, call, db: database })
  planJobs(server, calendar, timeline)
  await timeline.play(calendar.now)
  moveClock(calendar.now)
  await runJob(server, 'expire-care-moments')
  await runJob(server, 'start-periods')
  await runJob(server, 'expire-contract-proposals')
  await keepNotifications(server, calendar)
  await handInFiles(database, server.files)
  // Mails about the past are not sent: nobody wants five weeks of them at once.
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`.execute(database)
}

// Recent notifications stay in people's app. They are marked as read, except those of the last day.
const keepNotifications = async ({ database, mailbox }: Server, calendar: Calendar) => {
  const since = addHours(calendar.now, -5 * 24)
  const events = database.selectFrom('event').select(['uuid', 'at']).where('at', '>', since).where('name', 'in', heardEvents)
  for (const { uuid, at } of await events.orderBy('uuid').execute()) await mailbox.keep(uuid, at)
  const isRead = sql<string | null>`case when created_at < ${addHours(calendar.now, -24)} then created_at end`
  await database.updateTable('notification').set({ mailed_at: sql`created_at`, read_at: isRead }).execute()
}

const tellStories = (story: Story, means: Means) => {
  tellOfSamira(story)
  tellOfDaan(story)
  tellOfHours(story)
  tellOfOffers(story)
  tellOfToday(story)
  tellOfSeries(story, means)
  tellOfPeriods(story)
  tellOfAvailability(story, means.timeline, means.call)
}

const makeCast = async (db: Database, call: Call, calendar: Calendar) => {
  const office = { phone: '+31302071234', email: 'backoffice@zorginzet.example' }
  await db.updateTable('office').set(office).execute()
  const levels = await levelsOf(db)
  const acts = await keysOf(db, 'act')
  const since = calendar.at(-420, '09:00')
  const { locations, users } = await makeOrganizations(db, levels, { today: calendar.today, since })
  const workers = await makeCareWorkers(db, levels, acts, calendar.today)
  const planner = await makeBackOffice(db, since)
  const clients = await makeClients(call, locations)
  const excluded = await makeTeams(db, clients, { locations, workers }, since)
  await endTheCareOfOne(db, call, locations, planner, addDays(calendar.today, firstDay - 40))
  const cast: Cast = {
    ...{ levels, acts, locations, workers, clients, planner },
    serviceTypes: await keysOf(db, 'service_type'),
    cancelReasons: await keysOf(db, 'cancel_reason'),
    cancelAssignmentReasons: await keysOf(db, 'cancel_assignment_reason'),
    problems: await keysOf(db, 'omaha_system_domain_problem'),
    organizationUsers: users,
    worker: name =>
      known(
        workers.find(worker => worker.username === name || worker.name[1] === name),
        name,
      ),
    location: key =>
      known(
        locations.find(location => location.key === key),
        key,
      ),
  }
  return { cast, excluded }
}

// The scheduled jobs of the server: at night, at noon, and on Mondays at six.
const planJobs = (server: Server, calendar: Calendar, timeline: Timeline) => {
  for (let offset = firstDay; offset < lastDay; offset++) {
    timeline.at(calendar.at(offset, '00:10'), () => runJob(server, 'expire-care-moments'))
    timeline.at(calendar.at(offset, '00:11'), () => runJob(server, 'start-periods'))
    timeline.at(calendar.at(offset, '12:00'), () => runJob(server, 'remind-hours'))
    const monday = calendar.at(offset, '06:00')
    if (new Date(monday).getUTCDay() === 1) timeline.at(monday, () => runJob(server, 'invoices'))
  }
}

/** The lines that show who can log in; mails are read at this address. */
export const demoLogins = (mails: string): string[] => [
  `Inloggen (wachtwoord ${demoPassword}):`,
  '  zorgverlener@demo.example           zzp’er in Utrecht, met diensten, reacties en facturen',
  '  uitzend@demo.example                uitzendkracht',
  '  nieuw@demo.example                  net ingeschreven, documenten ontbreken',
  '  organisatie@demo.example            Zorggroep Lindevecht',
  '  locatie@demo.example                alleen de locatie De Singel',
  '  andere-organisatie@demo.example     Stichting Eemrust',
  '  client@demo.example                 vertegenwoordiger van twee cliënten',
  `  planner@demo.example                backoffice; de code van stap twee staat op ${mails}`,
  '  backoffice@demo.example             backofficemedewerker, leest mee',
]
