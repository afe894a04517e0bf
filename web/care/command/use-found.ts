import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#client/cache.ts'
import { stringifySearch } from '#client/search-params.ts'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import type { CommandGroup } from '#components/layers/command.tsx'
import { SearchIcon } from '#components/marks/icons.tsx'
import type { Address } from '#contract/addresses.ts'
import { type CommandPlaces, itemsOf } from './command-items.ts'

const max = 5

/** The beginning of an invoice number: 2026-00012. */
const isInvoiceNumber = (asked: string) => /^20\d\d\D?\d{1,5}$/.test(asked)

/**
 * Results for these words: people first, as nothing may appear above what is being read already, then assignments and invoices.
 */
export function useFound(term: string, places: CommandPlaces) {
  const asked = useDebouncedValue(term)
  const enabled = asked !== ''
  const query = { search: asked, itemsPerPage: max }
  // In the order of the lists that "Alle" links to.
  const moments = useQuery({ ...queryOf('GET /care_moments', { query: { ...query, 'order[startDate]': 'desc' } }), enabled })
  const clients = useQuery({ ...queryOf('GET /clients', { query }), enabled: enabled && places.client !== undefined })
  const workers = useQuery({
    ...queryOf('GET /care_workers', { query: { ...query, active: true } }),
    enabled: enabled && places.worker !== undefined,
  })
  const invoices = useQuery({
    ...queryOf('GET /care_moment_invoices', { query }),
    enabled: places.invoice !== undefined && isInvoiceNumber(asked),
  })
  const all = [moments, clients, workers, invoices]
  const busy = term !== '' && (term !== asked || all.some(({ isFetching }) => isFetching))
  const failed = all.filter(({ isError }) => isError)
  const rows = <T, R>(found: { data?: { member: readonly T[] } | undefined }, item: (one: T) => R): R[] =>
    term === '' ? [] : (found.data?.member.map(item) ?? [])
  const items = itemsOf(places)
  const [ofMoments, ofClients] = [rows(moments, items.moment), rows(clients, items.client)]
  const awaitsPeople = term !== asked || clients.isFetching || workers.isFetching
  const hasMoments = term !== '' && !awaitsPeople && (moments.isFetching || moments.isError || ofMoments.length > 0)
  // These link to all results for the current text, even before there is an answer.
  const search = stringifySearch({ zoek: term })
  const allOf = (noun: string, href: Address) => ({ href, label: `Alle ${noun} met “${term}”`, icon: SearchIcon })
  const allMoments = allOf(places.momentsNoun, `${places.moments}${search}`)
  const groups: CommandGroup[] = [
    {
      name: 'Cliënten',
      items:
        places.clients && ofClients.length === max ? [...ofClients, allOf('cliënten', `${places.clients}${search}`)] : ofClients,
    },
    { name: 'Mensen', items: rows(workers, items.worker) },
    { name: 'Opdrachten', items: hasMoments ? [allMoments, ...ofMoments] : [] },
    { name: 'Facturen', items: isInvoiceNumber(asked) ? rows(invoices, items.invoice) : [] },
  ]
  return { groups, busy, failed: term !== '' && failed.length > 0, onRetry: () => Promise.all(failed.map(one => one.refetch())) }
}
