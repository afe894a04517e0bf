// What the search shows for each kind of result, and its address.

import type { AnswerOf } from '#client/api.ts'
import type { CommandItem } from '#components/layers/command.tsx'
import { BriefcaseIcon, EuroIcon, PeopleIcon, PersonIcon } from '#components/marks/icons.tsx'
import type { Address, Screen } from '#contract/addresses.ts'
import { careMomentStatusWords } from '#contract/status-groups.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { clientName, nameOf } from '../moment/care-moment.ts'
import { formatShortWhen } from '../moment/moment.ts'
import { now } from '../now.ts'

/** The screens of each kind for this audience; what is absent is not searched. */
export interface CommandPlaces {
  moment(uuid: string): Address
  /** The lists, which search by `zoek`. */
  moments: Screen
  momentsNoun: string
  client?: (uuid: string) => Address
  clients?: Screen
  worker?: (uuid: string) => Address
  invoice?: (uuid: string) => Address
}
type Moment = AnswerOf<'GET /care_moments'>['member'][number] | AnswerOf<'GET /care_moments/{uuid}'>
type Client = Pick<
  AnswerOf<'GET /clients'>['member'][number],
  'uuid' | 'number' | 'firstName' | 'lastName' | 'responsibleLocation'
>
type Invoice = Pick<
  AnswerOf<'GET /care_moment_invoices'>['member'][number],
  'uuid' | 'number' | 'careWorker' | 'organization' | 'issueDate'
>
type Worker = Pick<AnswerOf<'GET /care_workers'>['member'][number], 'uuid' | 'profile'>

/** The results of each kind, with this audience's addresses. */
export const itemsOf = (places: CommandPlaces) => ({
  moment: (moment: Moment): CommandItem => {
    const { status, location } = moment
    const when = formatShortWhen(moment, now())
    const about = [when, clientName(moment), location.name, careMomentStatusWords[status].label].filter(Boolean).join(' · ')
    return { href: places.moment(moment.uuid), label: moment.title, about, icon: BriefcaseIcon }
  },
  client: (client: Client): CommandItem => ({
    href: places.client!(client.uuid),
    label: nameOf(client),
    about: `Cliënt · nr. ${client.number} · ${client.responsibleLocation.name}`,
    icon: PeopleIcon,
  }),
  worker: ({ uuid, profile }: Worker): CommandItem => ({
    href: places.worker!(uuid),
    label: nameOf(profile),
    about: `${profile.expertiseLevel.name} · ${profile.city}`,
    icon: PersonIcon,
  }),
  invoice: ({ uuid, number, careWorker, organization, issueDate }: Invoice): CommandItem => ({
    href: places.invoice!(uuid),
    label: `Factuur ${number}`,
    about: `${nameOf(careWorker.profile)} · ${organization.name} · ${formatDate(issueDate)}`,
    icon: EuroIcon,
  }),
})
