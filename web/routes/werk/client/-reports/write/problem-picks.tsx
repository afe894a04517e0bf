import { useState } from 'react'
import type { PlanProblem } from '#care/client-plan/plan.ts'
import type { Problem } from '#care/client-reports/reports.ts'
import tick from '#components/controls/choices.module.css'
import { Combobox } from '#components/fields/combobox.tsx'
import { PlusIcon } from '#components/marks/icons.tsx'
import type { Entry } from './report-draft.ts'
import classes from './write.module.css'

type Named = Pick<Problem, 'uuid' | 'name'>
type Props = {
  plan: readonly PlanProblem[]
  problems: readonly Problem[]
  entries: readonly Entry[]
  onToggle: (problem: Named) => void
}

/** The subjects of a report: the problems of the plan to tick, and any other by a search. */
export function ProblemPicks({ plan, problems, entries, onToggle }: Props) {
  const [searching, setSearching] = useState(false)
  const ofPlan = plan.map(({ problem }) => problem)
  const others = entries
    .filter(({ problem }) => !ofPlan.some(({ uuid }) => uuid === problem))
    .map(({ problem, name }) => ({ uuid: problem, name }))
  const shown: Named[] = [...ofPlan, ...others]
  const isOn = ({ uuid }: Named) => entries.some(({ problem, on }) => on && problem === uuid)
  const left = problems.filter(({ uuid, selectable }) => selectable && !shown.some(one => one.uuid === uuid))
  const add = (uuid: string | undefined) => {
    const found = left.find(one => one.uuid === uuid)
    if (!found) return
    onToggle(found)
    setSearching(false)
  }
  return (
    <fieldset className="wrap gap-8">
      <legend className="below-8 large strong">Waar gaat het over?</legend>
      {shown.map(problem => (
        <label key={problem.uuid} className={`inline-row fits gap-8 on-card breaks ${classes.pick}`}>
          <input
            type="checkbox"
            className={`grid rigid on-card ${tick.tick}`}
            checked={isOn(problem)}
            onChange={() => onToggle(problem)}
          />
          {problem.name}
        </label>
      ))}
      {searching ? (
        <div className={classes.search}>
          <Combobox
            label="Ander aandachtsgebied"
            placeholder="Zoek, zoals pijn of slaap"
            options={left.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            value={null}
            onChange={option => add(option?.value)}
          />
        </div>
      ) : (
        <button
          type="button"
          className={`inline-row fits gap-8 on-card touch strong breaks ${classes.other}`}
          onClick={() => setSearching(true)}
        >
          <PlusIcon size={20} />
          Ander aandachtsgebied
        </button>
      )}
    </fieldset>
  )
}
