import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { careMomentStatusWords } from '../../../../contract/status-groups.ts'
import { formatTimes } from '../../../../rules/format-nl.ts'
import { clientName, type ListedMoment } from '../../../care/moment/care-moment.ts'
import { formatDates, formatShortDate } from '../../../care/moment/moment.ts'
import { now } from '../../../care/now.ts'
import { ask } from '../../../client/cache.ts'
import { Command, type CommandItem } from '../../../components/command.tsx'
import { isFoundBy } from '../../../components/command-list.ts'
import { BriefcaseIcon, PlusIcon, SearchIcon } from '../../../components/icons.tsx'
import type { NavItem } from '../../../components/nav.tsx'
import { useLate } from '../../../components/use-late.ts'
import { useLeadsSomewhere } from '../../../components/use-leads-somewhere.ts'
import { stringifySearch } from '../../../search-params.ts'
import { momentHref } from './moment-href.ts'

const most = 5
const create: CommandItem = { href: '/organisatie/opdrachten/nieuw', label: 'Nieuwe opdracht', icon: PlusIcon }

type Props = {
  label: string
  /** What was typed before this was there. */
  typed: () => string
  /** The destinations of the menu. */
  screens: readonly NavItem[]
  onClose: () => void
}

/** What the organization finds from everywhere: its opdrachten by the words in them, and its screens by name. */
export default function OrganizationCommand({ label, typed, screens, onClose }: Props) {
  const [text, setText] = useState('')
  const term = text.trim()
  const asked = useLate(term)
  const leadsSomewhere = useLeadsSomewhere()
  // In the order of the list to which "Alle opdrachten" leads.
  const query = { search: asked, 'order[startDate]': 'desc', itemsPerPage: most } as const
  const found = useQuery({ ...ask('GET /care_moments', { query }), enabled: asked !== '' })
  const busy = term !== '' && (term !== asked || found.isFetching)
  const moments = term === '' ? [] : (found.data?.member ?? [])
  // It leads to all that match the text as it is now, also before there is an answer.
  const all: CommandItem = {
    href: `/organisatie/opdrachten${stringifySearch({ zoek: term })}`,
    label: `Alle opdrachten met “${term}”`,
    icon: SearchIcon,
  }
  const hasSome = term !== '' && (busy || found.isError || moments.length > 0)
  const named = [create, ...screens].filter(item => leadsSomewhere(item) && isFoundBy(item.label, term))
  return (
    <Command
      label={label}
      text={text}
      onType={setText}
      typed={typed}
      groups={[
        { name: 'Opdrachten', items: [...(hasSome ? [all] : []), ...moments.map(itemOf)] },
        { name: 'Ga naar', items: named },
      ]}
      busy={busy}
      failed={term !== '' && found.isError}
      onRetry={found.refetch}
      onClose={onClose}
    />
  )
}

function itemOf(moment: ListedMoment): CommandItem {
  const { startDate, endDate, timeScope, status, location } = moment
  const when =
    timeScope === 'period' ? formatDates(moment) : `${formatShortDate(startDate, now())}, ${formatTimes(startDate, endDate)}`
  const about = [when, clientName(moment), location.name, careMomentStatusWords[status].label].filter(Boolean).join(' · ')
  return { href: momentHref(moment.uuid), label: moment.title, about, icon: BriefcaseIcon }
}
