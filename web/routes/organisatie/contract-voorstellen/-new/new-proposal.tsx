import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Form } from '#care/form/form.tsx'
import { showConflict } from '#care/form/refusal.ts'
import { type FormOf, useForm } from '#care/form/use-form.ts'
import { nameOf } from '#care/moment/care-moment.ts'
import { Offer } from '#care/proposal/offer.tsx'
import { Salary, type Scale, sayScale } from '#care/proposal/salary.tsx'
import { queryOf, queryOnceOf, useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { useSession } from '#client/use-session.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { RangeField } from '#components/fields/range-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card, Page } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { fullWeekHours } from '#rules/money/salary.ts'
import {
  contractDurations,
  contractDurationWords,
  contractForms,
  contractFormWords,
  hasWeeklyHours,
} from '#words/contract-proposals-nl.ts'
import classes from '../-list/proposals.module.css'
import { path } from '../-list/proposals.ts'
import { bodyOf, checkDraft, type Draft, emptyDraft, maxHours, minHours, readDraft, termsOf } from './draft.ts'
import { WorkerField } from './worker-field.tsx'

/** A new proposal, for the care worker with this uuid or for one still to be chosen. */
export default function NewProposal({ to }: { to: string | undefined }) {
  const query = useQuery({ ...queryOf('GET /care_workers/{uuid}', { uuid: to ?? '' }), enabled: to !== undefined })
  if (to === undefined) return <Writing start={emptyDraft} />
  if (query.data === undefined)
    return (
      <Page title="Nieuw contractvoorstel" back={back}>
        <QueryState query={query} height={480}>
          {() => null}
        </QueryState>
      </Page>
    )
  const who = { iri: query.data['@id'], name: nameOf(query.data.profile) }
  return <Writing key={who.iri} start={{ ...emptyDraft, who }} />
}

const back = { href: path, label: 'Contractvoorstellen' } as const

function Writing({ start }: { start: Draft }) {
  const navigate = useNavigate()
  const session = useSession()
  const kept = useDraft(`contractvoorstel ${start.who?.iri ?? ''}`, start, readDraft)
  const { run } = useChange('POST /contract_proposals')
  const organization = useQuery(queryOf('GET /organizations', { query: {} })).data?.member[0]
  const scales = useQuery(queryOnceOf('GET /salary_scales', { query: { selectable: true } })).data?.member ?? []
  const form = useForm({
    start,
    draft: kept,
    check: checkDraft,
    fieldOf: { careWorker: 'who', salaryScale: 'scale', hoursPerWeek: 'hours' },
    send: draft => run({ body: bodyOf(draft) }),
    done: async (made, { who }) => {
      kept.forget()
      await navigate({ href: `${path}?open=${made.uuid}` })
      return `Het voorstel is verstuurd. ${who?.name} krijgt een mail.`
    },
    refused: showConflict,
  })
  const scale = scales.find(one => one['@id'] === form.values.scale)
  // Until the scales have loaded, the chosen one cannot be shown.
  const isThere = form.values.scale === '' || scale !== undefined
  const terms = isThere ? termsOf(form.values, scale) : undefined
  const from = organization ? `${organization.name}, ${organization.city}` : ''
  const name = form.values.who?.name
  return (
    <Page
      title="Nieuw contractvoorstel"
      back={back}
      width="reading"
      beside={
        <Card title={name ? `Zo leest ${name} het` : 'Zo lezen zij het'}>
          {terms && <Offer terms={terms} from={from} />}
          {isThere && !terms && <p>Kies een contract en hoe lang, dan staat hier het voorstel.</p>}
        </Card>
      }
    >
      <Card>
        {session?.impersonated && (
          <Notice tone="attention" title="Versturen kan nu niet">
            <p>Een voorstel doet iemand in eigen naam. Dat kan niet zolang je als iemand anders bent ingelogd.</p>
          </Notice>
        )}
        <Form of={form} act="Voorstel versturen" disabled={session?.impersonated === true}>
          <WorkerField value={form.values.who} onChange={who => form.set({ who })} error={form.errorAt('who')} />
          <ContractFields form={form} scales={scales} />
          <TextArea
            label="Bericht (mag leeg blijven)"
            description="Wat wil je erbij zeggen? Het staat in het voorstel."
            rows={4}
            maxLength={2000}
            {...form.text('message')}
          />
          <p className="soft">
            De link in de mail werkt dertig dagen. Je ziet hier wanneer het voorstel is bekeken en wat het antwoord is.
          </p>
        </Form>
      </Card>
    </Page>
  )
}

function ContractFields({ form, scales }: { form: FormOf<Draft>; scales: readonly (Scale & { '@id': string })[] }) {
  const { hours, scale } = form.values
  const withHours = hasWeeklyHours(form.values.form)
  const hoursByAgreement = withHours && form.values.hoursByAgreement
  const chosen = scales.find(one => one['@id'] === scale)
  return (
    <>
      <SelectField
        label="Contract"
        {...form.field('form')}
        choices={[
          { value: '', label: 'Kies een contract' },
          ...contractForms.map(value => ({ value, label: contractFormWords[value].label })),
        ]}
      />
      <SelectField
        label="Hoe lang"
        {...form.field('duration')}
        choices={[
          { value: '', label: 'Kies hoe lang' },
          ...contractDurations.map(value => ({ value, label: contractDurationWords[value] })),
        ]}
      />
      {withHours && <Checkbox label="Over het aantal uren praten we samen" {...form.tick('hoursByAgreement')} />}
      {withHours && !hoursByAgreement && (
        <div className={`grid ${classes.hours}`}>
          <RangeField
            label="Uren per week"
            value={Math.min(maxHours, Math.max(minHours, hours ?? minHours))}
            min={minHours}
            max={maxHours}
            step={1}
            say={value => `${value} uur`}
            onChange={value => form.set({ hours: value })}
          />
          <NumberField label="Of vul in" unit="uur" {...form.field('hours')} />
        </div>
      )}
      <SelectField
        label="Functiegroep (FWG) en salaris"
        description={`Bruto per maand bij een volledige week van ${fullWeekHours} uur.`}
        {...form.field('scale')}
        choices={[{ value: '', label: 'In overleg' }, ...scales.map(one => ({ value: one['@id'], label: sayScale(one) }))]}
      />
      <LiveRegion>
        {chosen && (
          <p>
            {chosen.minimum === undefined ? (
              `Welk bedrag bij FWG ${chosen.scale} hoort, weten wij nog niet. Zet het in je bericht. Anders staat er dat de zorgverlener het jou kan vragen.`
            ) : (
              <Salary salaryScale={chosen} hoursPerWeek={(withHours && !hoursByAgreement && hours) || undefined} />
            )}
          </p>
        )}
      </LiveRegion>
    </>
  )
}
