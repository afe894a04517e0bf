import { useState } from 'react'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Command, type CommandItem } from '#components/layers/command.tsx'
import { isFoundBy } from '#components/layers/command-list.ts'
import type { CommandPlaces } from './command-items.ts'
import { useRecent } from './recent.ts'
import { useFound } from './use-found.ts'

type Props = {
  label: string
  /** What was typed before this had loaded. */
  typed: () => string
  acts: readonly CommandItem[]
  /** The destinations of the menu, and those the menu has no room for. */
  screens: readonly CommandItem[]
  places: CommandPlaces
  onClose: () => void
}

/** The global search of an audience: recent items, assignments, clients, people, screens and actions. */
export function CareCommand({ label, typed, acts, screens, places, onClose }: Props) {
  const [text, setText] = useState('')
  const term = text.trim()
  const recent = useRecent(places)
  const { groups, ...state } = useFound(term, places)
  const leadsSomewhere = useLeadsSomewhere()
  const named = (items: readonly CommandItem[]) => items.filter(item => leadsSomewhere(item) && isFoundBy(item.label, term))
  return (
    <Command
      label={label}
      text={text}
      onType={setText}
      typed={typed}
      groups={[
        { name: 'Onlangs geopend', known: true, items: term === '' ? recent : [] },
        // Names first: whoever types one knows where to go, and results that arrive later move nothing.
        { name: 'Doen', known: true, items: named(acts) },
        { name: 'Ga naar', known: true, items: named(screens.filter(({ href }) => acts.every(act => act.href !== href))) },
        ...groups,
      ]}
      {...state}
      onClose={onClose}
    />
  )
}
