// What the search shows of each thing that it finds, and where that leads.
import { careMomentStatusWords } from '../../../../../contract/status-groups.ts'
import { formatTimes } from '../../../../../rules/format-nl.ts'
import { clientName, nameOf } from '../../../../care/moment/care-moment.ts'
import { formatDates, formatShortDate } from '../../../../care/moment/moment.ts'
import { now } from '../../../../care/now.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import type { CommandItem } from '../../../../components/command.tsx'
import { BriefcaseIcon, PeopleIcon, PersonIcon } from '../../../../components/icons.tsx'
import { clientHref } from '../client-href.ts'
import { momentHref } from '../moment-href.ts'
import { workerHref } from '../worker-href.ts'

type Moment = AnswerOf<'GET /care_moments'>['member'][number] | AnswerOf<'GET /care_moments/{uuid}'>
type Client = Pick<
  AnswerOf<'GET /clients'>['member'][number],
  'uuid' | 'number' | 'firstName' | 'lastName' | 'responsibleLocation'
>
type Worker = Pick<AnswerOf<'GET /care_workers'>['member'][number], 'uuid' | 'profile'>

export function momentItem(moment: Moment): CommandItem {
  const { startDate, endDate, timeScope, status, location } = moment
  const when =
    timeScope === 'period' ? formatDates(moment) : `${formatShortDate(startDate, now())}, ${formatTimes(startDate, endDate)}`
  const about = [when, clientName(moment), location.name, careMomentStatusWords[status].label].filter(Boolean).join(' · ')
  return { href: momentHref(moment.uuid), label: moment.title, about, icon: BriefcaseIcon }
}
export const clientItem = (client: Client): CommandItem => ({
  href: clientHref(client.uuid),
  label: nameOf(client),
  about: `Cliënt · nr. ${client.number} · ${client.responsibleLocation.name}`,
  icon: PeopleIcon,
})
export const workerItem = ({ uuid, profile }: Worker): CommandItem => ({
  href: workerHref(uuid),
  label: nameOf(profile),
  about: `${profile.expertiseLevel.name} · ${profile.city}`,
  icon: PersonIcon,
})
