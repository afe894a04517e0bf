import { useQuery } from '@tanstack/react-query'
import { ChevronDownIcon } from '#components/marks/icons.tsx'
import { planQuery } from '../client-plan/plan.ts'
import { slugOf } from '../list/choice-filters.ts'
import classes from './reports.module.css'
import type { Problem } from './reports.ts'

type Props = {
  client: string
  problems: readonly Problem[] | undefined
  chosen: Problem | undefined
  words?: { label: string; all: string }
  /** The number of reports about each problem, by its uuid. */
  counts?: ReadonlyMap<string, number>
  /** Gets the problem's word for the address; undefined for all. */
  onChange: (gebied: string | undefined) => void
}

const team = { label: 'Gebied', all: 'Alle aandachtsgebieden' }

/** Filters the reports by problem, those of the plan first. A native select, which phones show in their own way. */
export function ProblemFilter({ client, problems = [], chosen, words = team, counts, onChange }: Props) {
  const plan = useQuery(planQuery(client)).data?.member ?? []
  const inPlan = plan.map(({ problem }) => problem.uuid)
  const [own, others] = [
    problems.filter(({ uuid }) => inPlan.includes(uuid)),
    problems.filter(({ uuid, selectable }) => (selectable || counts?.has(uuid)) && !inPlan.includes(uuid)),
  ]
  const optionOf = ({ uuid, name }: Problem) => (
    <option key={uuid} value={slugOf(name)}>
      {name}
      {counts && ` (${counts.get(uuid) ?? 0})`}
    </option>
  )
  return (
    <div className={`tap inline-row relative fits gap-6 ${classes.filter}`} data-chosen={chosen ? true : undefined}>
      <span aria-hidden="true">
        {words.label}: {chosen?.name ?? 'alle'}
      </span>
      <ChevronDownIcon size={20} />
      <select
        aria-label={words.label}
        value={chosen ? slugOf(chosen.name) : ''}
        onChange={event => onChange(event.currentTarget.value || undefined)}
      >
        <option value="">{words.all}</option>
        {own.length > 0 && <optgroup label="Uit het zorgplan">{own.map(optionOf)}</optgroup>}
        {others.length > 0 && <optgroup label="Andere">{others.map(optionOf)}</optgroup>}
      </select>
    </div>
  )
}
