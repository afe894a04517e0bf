// What follows from an act, in sentences. The facts are the server's: who is told of which event, what changes, how many.
import { formatMoney } from '../../../rules/format-nl.ts'
import { roleWords } from '../../words/nl.ts'
import type { Foreseen } from './use-foreseen.ts'

type Hearer = Foreseen['hears'][number]
const listed = new Intl.ListFormat('nl')
const mostNames = 5

/** Who it is, in words: 'Fatima Yilmaz', 'Kees Brouwer en Ada Smit', '8 zorgverleners', 'De backoffice'. */
const whoOf = ({ names, count, role }: Hearer): string => {
  if (names.length === count && count <= mostNames) return listed.format(names)
  if (role === 'ROLE_CARE_WORKER') return count === 1 ? 'Een zorgverlener' : `${count} zorgverleners`
  if (role === 'ROLE_ORGANIZATION_USER' || role === 'ROLE_ORGANIZATION_LOCATION_ADMIN')
    return count === 1 ? 'Een collega van de organisatie' : `${count} collega’s van de organisatie`
  return role === 'ROLE_PLANNER' ? 'De backoffice' : (roleWords[role ?? 'ROLE_CLIENT_ADMIN'] ?? 'De familie')
}
const asksAnswer =
  'krijgt bericht en bevestigt de wijziging; tot dan wacht je op antwoord. Afzeggen hierom telt nooit als te laat.'
const ownWords: Record<string, (one: boolean) => string> = {
  care_moment_updated: one => (one ? asksAnswer : asksAnswer.replace('krijgt', 'krijgen').replace('bevestigt', 'bevestigen')),
  care_moment_moved: one => (one ? asksAnswer : asksAnswer.replace('krijgt', 'krijgen').replace('bevestigt', 'bevestigen')),
  care_moment_canceled: one => `${one ? 'hoort' : 'horen'} dat het niet doorgaat. Dat wordt niemand aangerekend.`,
  care_moment_assignment_canceled: one =>
    `${one ? 'hoort' : 'horen'} dat de toewijzing niet doorgaat. Dat wordt niemand aangerekend.`,
  reaction_canceled: one => `reageerde${one ? '' : 'n'} en ${one ? 'hoort' : 'horen'} dat het niet doorgaat.`,
  recurring_care_moment_updated: one =>
    `${one ? 'krijgt' : 'krijgen'} één bericht over alle diensten, en ${one ? 'bevestigt' : 'bevestigen'} de nieuwe tijden.`,
  recurring_care_moment_canceled: one =>
    `${one ? 'krijgt' : 'krijgen'} één bericht over alle diensten. Dat wordt niemand aangerekend.`,
  recurring_care_moment_until_changed: one =>
    `${one ? 'krijgt' : 'krijgen'} één bericht over alle diensten. Dat wordt niemand aangerekend.`,
}
const sayHearer = (hearer: Hearer): string => {
  const own = ownWords[hearer.event]
  const one = hearer.count === 1
  return `${whoOf(hearer)} ${own ? own(one) : `${one ? 'krijgt' : 'krijgen'} bericht: “${hearer.subject}”.`}`
}

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)
const euros = (cents: string | null) => (cents === null ? 'onbekend' : formatMoney(Number(cents)))

const becomes = (events: Foreseen['events']): [one: string, more: string] => {
  const has = (name: string) => events.some(event => event.name === name)
  if (has('care_moment_created')) return ['opdracht komt erbij', 'opdrachten komen erbij']
  const ends = has('care_moment_canceled') || has('care_moment_withdrawn')
  return ends ? ['opdracht vervalt', 'opdrachten vervallen'] : ['opdracht verandert', 'opdrachten veranderen']
}

/** The sentences, the weightiest first; none when nobody is told and nothing else changes. */
export function sayForeseen({ events, notes, changes, hears }: Foreseen): string[] {
  const { changed, kept, late, ended } = notes
  const rate = changes.find(({ field }) => field === 'hourlyRate')
  return [
    ...(late === true ? ['Dit is binnen de annuleringstermijn: laat.'] : []),
    ...(typeof changed === 'number' ? [`${many(changed, ...becomes(events))}.`] : []),
    ...(typeof kept === 'number' && kept > 0
      ? [
          `${many(kept, 'opdracht blijft', 'opdrachten blijven')} zoals ${kept === 1 ? 'die is' : 'ze zijn'}: al begonnen of afgerond.`,
        ]
      : []),
    ...(typeof ended === 'number' && ended > 0 ? [`${many(ended, 'dienst vervalt', 'diensten vervallen')}.`] : []),
    ...(rate
      ? [`Het uurtarief wordt ${euros(rate.to)} (was ${euros(rate.from)}), zoals op die dag, plek en dat niveau geldt.`]
      : []),
    ...hears.map(sayHearer),
  ]
}
