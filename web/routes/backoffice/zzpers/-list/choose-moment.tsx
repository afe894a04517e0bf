import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '#care/now.ts'
import { queryOf } from '#client/cache.ts'
import { type Choosable, Combobox } from '#components/fields/combobox.tsx'
import { aheadStatuses } from '#contract/status-groups.ts'
import { formatShift } from '#rules/time/broken-shift.ts'

type Props = { value: Choosable | null; onChange: (moment: Choosable | null) => void; description?: string }

/** Finds an upcoming moment by title, client, place or number. */
export function ChooseMoment(props: Props) {
  const [typed, setTyped] = useState('')
  const now = useNow()
  const query = {
    ...(typed && { search: typed }),
    ...{ status: aheadStatuses, 'startDate[after]': now.slice(0, 13).concat(':00:00Z'), itemsPerPage: 20 },
    ...{ 'order[startDate]': 'asc' as const },
  }
  const { data, isPending, isPlaceholderData, isError, refetch } = useQuery(queryOf('GET /care_moments', { query }))
  const options = (data?.member ?? []).map(({ uuid, title, location, ...shift }) => ({
    value: uuid,
    label: `${title}, ${formatShift(shift)}`,
    about: location.name,
  }))
  return (
    <Combobox
      label="Opdracht"
      placeholder="Zoek op titel, plek of cliënt"
      search={{ onSearch: setTyped, busy: isPending || isPlaceholderData, failed: isError, onRetry: refetch }}
      options={options}
      {...props}
    />
  )
}
