// The consequences of a change, in sentences.

import type { AnswerOf } from '#client/api.ts'
import { counted, formatMoney } from '#rules/time/format-nl.ts'
import type { PreviewCall } from './use-preview.ts'

type Foreseen = Pick<AnswerOf<PreviewCall>, 'hears' | 'noted'>
type Hearing = Foreseen['hears'][number]
type Words = { one: string; more: string }

const names = new Intl.ListFormat('nl')
const blameless = 'Dat telt niet als een afzegging.'
const confirms = 'Tot dan wacht je op antwoord.'
/** What each of them does or is notified of, and a remark. */
const told: Partial<Record<string, Words & { besides?: string }>> = {
  care_moment_updated: {
    one: 'bevestigt de nieuwe tijd',
    more: 'bevestigen de nieuwe tijd',
    besides: confirms,
  },
  care_moment_moved: {
    one: 'bevestigt de nieuwe plek',
    more: 'bevestigen de nieuwe plek',
    besides: confirms,
  },
  recurring_care_moment_updated: {
    one: 'bevestigt de nieuwe tijden van alle diensten',
    more: 'bevestigen elk de nieuwe tijden van hun diensten',
    besides: confirms,
  },
  care_moment_period_changed: { one: 'hoort hoe de periode nu is', more: 'horen hoe de periode nu is' },
  care_moment_canceled: {
    one: 'hoort dat de opdracht niet doorgaat',
    more: 'horen dat de opdracht niet doorgaat',
    besides: blameless,
  },
  care_moment_assignment_canceled: {
    one: 'hoort dat de toewijzing vervalt',
    more: 'horen dat de toewijzing vervalt',
    besides: blameless,
  },
  recurring_care_moment_canceled: {
    one: 'hoort welke diensten en reacties vervallen',
    more: 'horen welke diensten en reacties vervallen',
    besides: blameless,
  },
  recurring_care_moment_until_changed: {
    one: 'hoort welke diensten en reacties vervallen',
    more: 'horen welke diensten en reacties vervallen',
    besides: blameless,
  },
  client_set_inactive: { one: 'leest dat de zorg stopt', more: 'lezen dat de zorg stopt' },
  reaction_not_selected_withdrawn: { one: 'hoort dat de reactie vervalt', more: 'horen dat de reactie vervalt' },
  reaction_canceled: { one: 'hoort dat de reactie vervalt', more: 'horen dat hun reactie vervalt' },
}

const isWorker = ({ role }: Hearing) => role === 'ROLE_CARE_WORKER'
const isFamily = ({ role }: Hearing) => role === 'ROLE_CLIENT_ADMIN'
const isOrganization = ({ role }: Hearing) => role?.startsWith('ROLE_ORGANIZATION')
const countOf = (hears: readonly Hearing[]) => hears.reduce((sum, { count }) => sum + count, 0)

const kindOf = (hears: readonly Hearing[]) =>
  hears.some(isWorker)
    ? (['zorgverlener', 'zorgverleners'] as const)
    : hears.some(isFamily)
      ? (['naaste', 'naasten'] as const)
      : hears.some(isOrganization)
        ? (['iemand van de organisatie', 'mensen van de organisatie'] as const)
        : (['collega', 'collega’s'] as const)
function sayWho(hears: readonly Hearing[]): string {
  const named = hears.flatMap(({ name }) => name ?? [])
  const unnamed = countOf(hears) - named.length
  const [one, more] = kindOf(hears)
  const rest = unnamed === 0 ? [] : [`${unnamed} ${named.length > 0 ? 'andere ' : ''}${unnamed === 1 ? one : more}`]
  return names.format([...named, ...rest])
}
function sayHearing(hears: readonly Hearing[]): string {
  const event = hears[0]!.event
  const words = hears.some(isWorker) ? told[event] : undefined
  const single = countOf(hears) === 1
  const way = hears.every(({ byMail }) => byMail)
    ? single
      ? 'krijgt een mail'
      : 'krijgen elk één mail'
    : `${single ? 'ziet' : 'zien'} het in de app`
  const what = words ? ` en ${single ? words.one : words.more}` : ''
  return [`${sayWho(hears)} ${way}${what}.`, words?.besides].filter(Boolean).join(' ')
}

/** For an event that happens several times, to some people more than once: the number of mails, and who gets several. */
function sayRepeated(hears: readonly Hearing[]): string {
  const event = hears[0]!.event
  const named = [...Map.groupBy(hears, ({ name }) => name)].map(([name, same]) => ({ name, times: countOf(same) }))
  const who = named.flatMap(({ name, times }) => (name === null ? [] : times > 1 ? `${name} (${times} keer)` : name))
  const single = who.length === 1 && named.length === 1
  const others = named.some(({ name }) => name === null) ? [`${who.length > 0 ? 'andere ' : ''}${kindOf(hears)[1]}`] : []
  const all = names.format([...(single ? [named[0]!.name!] : who), ...others])
  const way = hears.every(({ byMail }) => byMail)
    ? `${single ? 'krijgt' : 'krijgen samen'} ${countOf(hears)} mails`
    : `${single ? 'ziet' : 'zien'} het in de app`
  const words = hears.some(isWorker) ? told[event] : undefined
  const what = words ? ` en ${single ? words.one : words.more}` : ''
  return [`${all.charAt(0).toUpperCase()}${all.slice(1)} ${way}${what}.`, words?.besides].filter(Boolean).join(' ')
}

/** Who is notified, a sentence for each message; `repeats` says that an event happens more than once. */
export function sayHears(hears: readonly Hearing[], repeats: (event: string) => boolean = () => false): string[] {
  if (hears.length === 0) return ['Niemand krijgt hier bericht van.']
  const same = Map.groupBy(hears, one => `${one.event} ${one.role}`)
  return [...same.values()].map(all => (repeats(all[0]!.event) && countOf(all) > 1 ? sayRepeated(all) : sayHearing(all)))
}

/** How many moments of a series change, and how many stay: "8 diensten vervallen." */
export function sayCounts({ noted }: Foreseen, verb: Words): string[] {
  const { changed, kept } = noted
  const much = typeof changed === 'number' ? `${counted(changed, `dienst ${verb.one}`, `diensten ${verb.more}`)}.` : ''
  const rest =
    typeof kept === 'number' && kept > 0
      ? `${counted(kept, 'dienst blijft', 'diensten blijven')} zoals nu: die ${kept === 1 ? 'is' : 'zijn'} al begonnen of afgerond.`
      : ''
  return [much, rest].filter(Boolean)
}

type Priced = { hourlyRate?: number | undefined; openReactionCount?: number | undefined }
/** What happens to the rate, and why. */
export function sayRate(before: Priced, after: Priced, because: string): string[] {
  const { hourlyRate } = after
  if (hourlyRate === undefined || hourlyRate === before.hourlyRate) return []
  const was = before.hourlyRate === undefined ? '' : ` in plaats van ${formatMoney(before.hourlyRate)}`
  return [`Het tarief wordt ${formatMoney(hourlyRate)} per uur${was}, omdat ${because}.`]
}
/** Says that people who reacted see the new times. */
export function sayReactions({ openReactionCount: count = 0 }: Priced): string[] {
  if (count === 0) return []
  return [counted(count, 'zorgverlener reageerde en ziet het nieuwe.', 'zorgverleners reageerden en zien het nieuwe.')]
}
