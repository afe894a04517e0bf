import { lazy, Suspense } from 'react'
import { careMomentStatusWords } from '../../../../../../contract/status-groups.ts'
import { formatDate } from '../../../../../../rules/format-nl.ts'
import { Choices, type Choice as Option } from '../../../../../components/choices.tsx'
import { type Filter, FilterChips } from '../../../../../components/filter-chips.tsx'
import { SelectField } from '../../../../../components/select-field.tsx'
import { Skeleton } from '../../../../../components/skeleton.tsx'
import { ExportButton } from '../export-button.tsx'
import classes from './order-filters.module.css'
import {
  type contractSlugs,
  listQuery,
  type OrderSearch,
  orderOf,
  orders,
  orderWords,
  periodOf,
  periods,
  periodWords,
  type scopeSlugs,
  statusSlugs,
} from './search.ts'

// Few people open this filter: the code that parses dates loads with it.
const DateField = lazy(async () => ({ default: (await import('../../../../../components/date-field.tsx')).DateField }))

type Choice = Option<string>
type Named = { uuid: string; slug: string; name: string }
type Change = (changes: Partial<Record<keyof OrderSearch, unknown>>) => void

const statusChoices: Choice[] = Object.values(careMomentStatusWords).map(({ label }, index) => ({
  value: statusSlugs[index]!,
  label,
}))
const choicesOf = (named: readonly Named[]): Choice[] => named.map(({ slug, name }) => ({ value: slug, label: name }))

const many = (label: string, choices: Choice[], chosen: string[] = [], set: (chosen: string[]) => void): Filter => ({
  label,
  value:
    chosen.length === 0
      ? null
      : chosen.length > 2
        ? `${chosen.length} gekozen`
        : choices
            .filter(one => chosen.includes(one.value))
            .map(one => one.label)
            .join(', '),
  clear: () => set([]),
  edit: () => (
    <div className={classes.long}>
      <Choices label={label} several look="column" choices={choices} chosen={chosen} onChange={set} />
    </div>
  ),
})

const single = (
  label: string,
  choices: Choice[],
  chosen: string | undefined,
  set: (chosen: string | undefined) => void,
): Filter => ({
  label,
  value: choices.find(one => one.value === chosen)?.label ?? null,
  clear: () => set(undefined),
  edit: () => (
    <Choices
      label={label}
      look="column"
      choices={[{ value: '', label: 'Maakt niet uit' }, ...choices]}
      chosen={[chosen ?? '']}
      onChange={([value]) => set(value || undefined)}
    />
  ),
})

function periodFilter(search: OrderSearch, change: Change): Filter {
  const { van, tot } = search
  const period = periodOf(search)
  const dates = [van && `vanaf ${formatDate(van)}`, tot && `t/m ${formatDate(tot)}`].filter(Boolean).join(' ')
  const choose = (chosen: string) => change({ periode: chosen, van: undefined, tot: undefined })
  return {
    label: 'Periode',
    value: dates || (period === 'alles' ? null : periodWords[period]),
    clear: () => choose('alles'),
    edit: () => (
      <>
        <Choices
          label="Periode"
          look="column"
          choices={periods.map(one => ({ value: one, label: periodWords[one] }))}
          chosen={dates ? [] : [period]}
          onChange={([chosen]) => choose(chosen!)}
        />
        <Suspense fallback={<Skeleton height={158} />}>
          <DateField label="Vanaf" value={van ?? null} onChange={value => change({ van: value, periode: undefined })} />
          <DateField label="Tot en met" value={tot ?? null} onChange={value => change({ tot: value, periode: undefined })} />
        </Suspense>
      </>
    ),
  }
}

type Props = {
  search: OrderSearch
  now: string
  count: number | undefined | null
  locations: readonly Named[]
  levels: readonly Named[]
  onChange: Change
}

/** The filters of the list, in the words of the address; each shows its value. */
export function OrderFilters({ search, now, count, locations, levels, onChange }: Props) {
  const view = search.weergave ?? 'lijst'
  const filters: Filter[] = [
    ...(view === 'bord' ? [] : [many('Status', statusChoices, search.status, status => onChange({ status }))]),
    ...(view === 'week' ? [] : [periodFilter(search, onChange)]),
    ...(locations.length > 1 ? [many('Locatie', choicesOf(locations), search.locatie, locatie => onChange({ locatie }))] : []),
    many('Niveau', choicesOf(levels), search.niveau, niveau => onChange({ niveau })),
    single(
      'Contractvorm',
      [
        { value: 'zzp', label: 'Zzp' },
        { value: 'uitzend', label: 'Uitzend' },
      ] satisfies { value: keyof typeof contractSlugs; label: string }[],
      search.contract,
      contract => onChange({ contract }),
    ),
    single(
      'Soort',
      [
        { value: 'zorgmoment', label: 'Losse opdracht' },
        { value: 'periode', label: 'Periode' },
      ] satisfies { value: keyof typeof scopeSlugs; label: string }[],
      search.soort,
      soort => onChange({ soort }),
    ),
    ...(search.zoek
      ? [single('Zoekterm', [{ value: search.zoek, label: `“${search.zoek}”` }], search.zoek, zoek => onChange({ zoek }))]
      : []),
  ]
  const aside = view === 'lijst' && (
    <div className={classes.aside}>
      <ExportButton query={listQuery(search, { now, locations, levels })} empty={count === 0} />
      <SelectField
        size="sm"
        aria-label="Volgorde"
        value={orderOf(search)}
        onChange={volgorde => onChange({ volgorde })}
        choices={orders.map(value => ({ value, label: orderWords[value] }))}
      />
    </div>
  )
  return (
    <FilterChips
      filters={filters}
      count={count}
      noun={['opdracht', 'opdrachten']}
      onClear={() =>
        onChange({
          ...Object.fromEntries(Object.keys(search).map(name => [name, undefined])),
          periode: 'alles',
          weergave: search.weergave,
          week: search.week,
        })
      }
      aside={aside}
    />
  )
}
