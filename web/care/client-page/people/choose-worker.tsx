import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { type Choosable, Combobox } from '#components/fields/combobox.tsx'
import { nameOf } from '../../moment/care-moment.ts'

type Props = {
  value: Choosable | null
  onChange: (worker: Choosable | null) => void
  name: string
  error: string | undefined
  /** Why the reader cannot find everybody. */
  finds: string | undefined
  /** People who are on the list already. */
  without: readonly string[]
}

/** Chooses a care worker the reader may find, by name. */
export function ChooseWorker({ finds, without, ...field }: Props) {
  const [asked, setAsked] = useState('')
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery(
    queryOf('GET /care_workers', { query: { ...(asked && { search: asked }), active: true, itemsPerPage: 20 } }),
  )
  const options = (data?.member ?? [])
    .filter(worker => !without.includes(worker.uuid))
    .map(worker => ({
      value: worker['@id'],
      label: nameOf(worker.profile),
      about: `${worker.profile.expertiseLevel.name}, ${worker.profile.city}`,
    }))
  return (
    <Combobox
      label="Zorgverlener"
      placeholder="Zoek op naam"
      {...(finds && { description: finds, helpBelow: true })}
      search={{ onSearch: setAsked, busy: isPending || isPlaceholderData, failed: isError, onRetry: refetch }}
      options={options}
      {...field}
    />
  )
}
