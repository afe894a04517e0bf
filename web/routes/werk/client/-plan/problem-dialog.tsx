import { useQuery } from '@tanstack/react-query'
import { BothVersions, useVersion } from '#care/client-file/both-versions.tsx'
import type { PlanProblem } from '#care/client-plan/plan.ts'
import { problemsQuery } from '#care/client-reports/reports.ts'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { type FormOf, useForm } from '#care/form/use-form.ts'
import { useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Segmented } from '#components/controls/segmented.tsx'
import { Combobox } from '#components/fields/combobox.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { levelOf, modifierWords, type Scale, scales, scaleWords } from '#words/plan-nl.ts'
import { ActionFields } from './action-fields.tsx'
import { caresNotNow } from './plan.ts'
import classes from './problem-dialog.module.css'
import { bodyOf, emptyProblem, errorsIn, type ProblemValues, readProblem, sayProblem, valuesOf } from './problem-form.ts'

const targets = { knowledge: 'targetKnowledge', behaviour: 'targetBehaviour', status: 'targetStatus' } as const
const choicesOf = (scale: Scale) => [
  { value: 0, label: 'Geen doel' },
  ...[1, 2, 3, 4, 5].map(score => ({ value: score, label: `${score}, ${levelOf(scale, score)}` })),
]

function ProblemField({ form, plan }: { form: FormOf<ProblemValues>; plan: readonly PlanProblem[] }) {
  const all = useQuery(problemsQuery()).data?.member ?? []
  const options = all
    .filter(({ uuid, selectable }) => selectable && !plan.some(({ problem }) => problem.uuid === uuid))
    .map(({ uuid, name }) => ({ value: uuid, label: name }))
  const { value, error } = form.field('problem')
  return (
    <Combobox
      label="Aandachtsgebied"
      placeholder="Zoek, zoals pijn of slaap"
      options={options}
      value={options.find(option => option.value === value) ?? null}
      onChange={option => form.set({ problem: option?.value ?? '' })}
      error={error}
    />
  )
}

type Props = { client: string; plan: readonly PlanProblem[]; problem: PlanProblem | undefined; onClose: () => void }

/** Adds a problem to the plan, or changes one. When two people change it at once, both versions are shown. */
export default function ProblemDialog({ client, plan, problem, onClose }: Props) {
  const add = useChange('POST /care_plan_problems')
  const change = useChange('PUT /care_plan_problems/{uuid}')
  // By version: an old draft would overwrite somebody else's change.
  const version = useVersion(plan.find(({ uuid }) => uuid === problem?.uuid))
  const draft = problem ? `zorgplan:${problem.uuid}:${version.opened}` : `zorgplan:${client}`
  const kept = useDraft(draft, problem ? valuesOf(problem) : emptyProblem, readProblem)
  const form = useForm<ProblemValues>({
    start: kept.draft,
    draft: kept,
    check: errorsIn,
    send: values =>
      problem
        ? change.run({ uuid: problem.uuid, body: { ...bodyOf(values), ...version.sent } })
        : add.run({
            body: {
              client: `/v1/clients/${client}`,
              problem: `/v1/omaha_system_domain_problems/${values.problem}`,
              ...bodyOf(values),
            },
          }),
    done: () => {
      kept.forget()
      onClose()
      return problem ? `${problem.problem.name} is gewijzigd.` : 'Het aandachtsgebied staat in het zorgplan.'
    },
    refused: refusal => (refusal.status === 403 ? caresNotNow : version.refused(refusal)),
  })
  return (
    <FormDialog
      of={form}
      title={problem ? problem.problem.name : 'Aandachtsgebied toevoegen'}
      look="side"
      onClose={onClose}
      act="Bewaren"
      large
    >
      {version.theirs && (
        <BothVersions mine={sayProblem(form.values)} theirs={sayProblem(valuesOf(version.theirs))} there="Nu in het plan" />
      )}
      {!problem && <ProblemField form={form} plan={plan} />}
      <Segmented
        wide
        label="Soort"
        words={{ ...modifierWords, health_promotion: 'Bevordering' }}
        value={form.values.modifier}
        onChange={modifier => form.set({ modifier })}
      />
      <TextArea label="Doel" rows={2} {...form.text('goal')} />
      <ActionFields form={form} />
      <fieldset className={`stack gap-12 ${classes.targets}`}>
        <legend>Streefscores</legend>
        {scales.map(scale => (
          <SelectField key={scale} label={scaleWords[scale].label} choices={choicesOf(scale)} {...form.field(targets[scale])} />
        ))}
      </fieldset>
    </FormDialog>
  )
}
