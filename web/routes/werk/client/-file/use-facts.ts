import { useQuery } from '@tanstack/react-query'
import { clientQuery, type Home, homeQuery, relationsQuery, teamQuery } from '#care/client-file/client.ts'
import { medicationsQuery } from '#care/client-plan/medication.ts'
import { dateOf, formatShortDate } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { inCareStatuses } from '#contract/status-groups.ts'
import { counted, formatTime } from '#rules/time/format-nl.ts'
import { ageOn } from '#rules/typed/age.ts'
import { accessWords } from '#words/client-nl.ts'
import { dosesOn } from './doses.ts'
import type { FilePage } from './file.ts'
import { comingQuery } from './shifts.ts'

const count = (number: number | undefined, one: string, many: string) =>
  number === undefined ? undefined : number === 0 ? `geen ${many}` : counted(number, one, many)
const homeIn = ({ pets, hasPets, accessType }: Home) => {
  const animals = pets.length > 0 && hasPets ? pets.map(({ name }) => name.toLowerCase()) : hasPets ? ['huisdieren'] : []
  return [...animals, accessType && accessWords[accessType].toLowerCase()].filter(Boolean).join(', ')
}

/** One current fact for each page of a client's file, and the newest year report. */
export function useFacts(uuid: string): {
  facts: Record<FilePage, string | undefined>
  year: { uuid: string; year: number } | undefined
} {
  const [instant, query] = [now(), { 'client.uuid': uuid, itemsPerPage: 1 }]
  const client = useQuery(clientQuery(uuid)).data
  const home = useQuery(homeQuery(uuid)).data
  const relations = useQuery(relationsQuery(uuid)).data
  const report = useQuery(queryOf('GET /client_reports', { query })).data
  const plan = useQuery(queryOf('GET /care_plan_problems', { query })).data
  const medications = useQuery(medicationsQuery(uuid)).data
  const coming = useQuery(comingQuery(useMe(), uuid)).data
  const requests = useQuery(queryOf('GET /care_requests', { query: { ...query, status: inCareStatuses } })).data
  const team = useQuery(teamQuery(uuid)).data
  const year = useQuery(queryOf('GET /client_care_assist_reports', { query })).data?.member[0]
  const next = coming?.member[0]
  const last = report?.member[0]
  const doses = medications && dosesOn(medications.member, dateOf(instant))
  const dose = doses?.find(({ time }) => time > formatTime(instant))
  const dayOf = (at: string) => (dateOf(at) === dateOf(instant) ? 'vandaag' : formatShortDate(at, instant))
  return {
    facts: {
      rapportage: report && (last ? `${dayOf(last.createdAt)} ${formatTime(last.createdAt)}` : 'nog geen'),
      zorgplan: count(plan?.totalItems, 'doel', 'doelen'),
      medicatie: doses && (dose ? `weer om ${dose.time}` : doses.length > 0 ? 'klaar voor vandaag' : 'geen'),
      zorgmomenten: coming && (next ? `${dayOf(next.startDate)} ${formatTime(next.startDate)}` : 'geen gepland'),
      zorgvragen: requests && (requests.totalItems > 0 ? `${requests.totalItems} lopend` : 'geen lopend'),
      zorgteam: count(team?.totalItems, 'mens', 'mensen'),
      clientinformatie: client?.birthDate
        ? `${ageOn(client.birthDate, dateOf(instant))} jaar`
        : client && `nummer ${client.number}`,
      contactpersonen: count(relations?.member.filter(({ phone }) => phone).length, 'nummer', 'nummers'),
      woning: home && (homeIn(home) || (home.housingType?.name.toLowerCase() ?? 'adres')),
    },
    year: year && { uuid: year.uuid, year: year.year },
  }
}
