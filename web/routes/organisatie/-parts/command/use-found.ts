import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../../client/cache.ts'
import type { CommandGroup } from '../../../../components/command.tsx'
import { SearchIcon } from '../../../../components/icons.tsx'
import { useLate } from '../../../../components/use-late.ts'
import { stringifySearch } from '../../../../search-params.ts'
import { clientItem, momentItem, workerItem } from './command-items.ts'

const most = 5

/** What of one's own has these words: opdrachten, clients and care workers, each as soon as it is there. */
export function useFound(term: string) {
  const asked = useLate(term)
  const enabled = asked !== ''
  const query = { search: asked, itemsPerPage: most }
  // In the order of the lists to which "Alle" leads.
  const moments = useQuery({ ...ask('GET /care_moments', { query: { ...query, 'order[startDate]': 'desc' } }), enabled })
  const clients = useQuery({ ...ask('GET /clients', { query }), enabled })
  const workers = useQuery({ ...ask('GET /care_workers', { query: { ...query, active: true } }), enabled })
  const all = [moments, clients, workers]
  const busy = term !== '' && (term !== asked || all.some(({ isFetching }) => isFetching))
  const failed = all.filter(({ isError }) => isError)
  const rows = <T, R>(found: { data?: { member: readonly T[] } | undefined }, item: (one: T) => R): R[] =>
    term === '' ? [] : (found.data?.member.map(item) ?? [])
  const [ofMoments, ofClients, ofWorkers] = [rows(moments, momentItem), rows(clients, clientItem), rows(workers, workerItem)]
  // They lead to all that match the text as it is now, also before there is an answer.
  const search = stringifySearch({ zoek: term })
  const allMoments = {
    href: `/organisatie/opdrachten${search}`,
    label: `Alle opdrachten met “${term}”`,
    icon: SearchIcon,
  } as const
  const allClients = { href: `/organisatie/clienten${search}`, label: `Alle cliënten met “${term}”`, icon: SearchIcon } as const
  const hasMoments = term !== '' && (busy || moments.isError || ofMoments.length > 0)
  const groups: CommandGroup[] = [
    { name: 'Opdrachten', items: hasMoments ? [allMoments, ...ofMoments] : [] },
    { name: 'Cliënten', items: ofClients.length === most ? [...ofClients, allClients] : ofClients },
    { name: 'Mensen', items: ofWorkers },
  ]
  return { groups, busy, failed: term !== '' && failed.length > 0, onRetry: () => Promise.all(failed.map(one => one.refetch())) }
}
