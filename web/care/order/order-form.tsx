import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { queryOf, queryOnceOf, useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { toastDone } from '#components/layers/toast.ts'
import { useOpened } from '#components/layers/use-opened.ts'
import { Refusal } from '#components/page/refusal.tsx'
import { uuidOf } from '#contract/language.ts'
import { lowerFirst } from '#words/nl.ts'
import { useAction } from '../action/use-action.ts'
import { useForm } from '../form/use-form.ts'
import { assigneeName, type Moment } from '../moment/care-moment.ts'
import { nameShift } from '../moment/day-bar-geometry.ts'
import { dateOf } from '../moment/moment.ts'
import { useNow } from '../now.ts'
import { Reach } from '../offer/reach.tsx'
import { type NewWork, useReach } from '../offer/use-reach.ts'
import { fieldOf } from './bodies.ts'
import { CostPreview } from './cost-preview.tsx'
import { checkDraft, type Draft, datesOf, emptyDraft, readDraft, windowOf } from './draft.ts'
import { OfferFields } from './fields/offer-fields.tsx'
import type { Placed } from './fields/place.ts'
import { daysOf, draftWithin } from './fields/start-drafts.ts'
import { WhatFields } from './fields/what-fields.tsx'
import { WhenFields } from './fields/when-fields.tsx'
import classes from './order.module.css'
import type { OrderAudience } from './order-audience.ts'
import { ChooseTemplate, useKeepTemplate } from './templates/template-buttons.tsx'
import { checkTemplate } from './templates/templates.ts'

/** How long a publication can be undone: the same as for hours and selections. */
const undoMs = 15_000
const uuidIn = (iri: string) => iri.split('/').at(-1)!

/** The location's rate for the level, contract form and date: the latest one in effect, in cents per hour. */
function useLocationRate({ location, level, contractTypes, date }: Draft, today: string): number | undefined {
  const contractType = contractTypes.length === 1 ? contractTypes[0]! : 'freelance'
  // The previous level's rate must not show while this one loads.
  const { placeholderData: _previous, ...fresh } = queryOf('GET /organization_location_rates', {
    query: {
      'organizationLocation.uuid': uuidIn(location),
      'expertiseLevel.uuid': uuidIn(level),
      contractType,
      'order[validFrom]': 'desc',
      pagination: false,
    },
  })
  const query = useQuery({ ...fresh, enabled: location !== '' && level !== '' })
  return query.data?.member.find(rate => rate.validFrom <= (date ?? today))?.hourlyRate
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`card stack gap-16 pad-20 ${classes.group}`}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

const titleOf = (draft: Draft, levelName: string | undefined) => {
  const window = draft.kind === 'period' ? undefined : windowOf(draft)
  const shift = draft.kind === 'period' ? 'Periode' : window ? nameShift(window) : 'Opdracht'
  return levelName ? `${shift} ${lowerFirst(levelName)}` : shift
}

type Props = {
  of: OrderAudience
  /** The period that the shift belongs to. */
  period?: Moment | undefined
  /**
   * Initial values, from an assignment to copy or a client, with its uuid. `asks`: only the day is still to be chosen, so it gets the
   * focus.
   */
  begin?: { uuid: string; draft: Draft; asks?: 'date' } | undefined
}

/** The form for a new assignment, which can be published, saved unpublished or saved as a template. */
export function OrderForm({ of, period, begin }: Props) {
  const router = useRouter()
  const now = useNow()
  const today = dateOf(now)
  const start = period ? draftWithin(period, today) : (begin?.draft ?? emptyDraft)
  const about = period ?? begin
  const kept = useDraft(`nieuwe-opdracht${about ? `-${about.uuid}` : ''}`, start, readDraft)
  const one = useChange(of.one)
  const many = useChange('POST /recurring_care_moments_by_organization')
  const withdraw = useChange('PATCH /care_moment_publications/{uuid}/withdraw')
  // Remounts the fields, which clears invalid input.
  const [emptied, setEmptied] = useState(0)
  const all = useQuery(
    queryOnceOf('GET /organization_locations', {
      query: { ...(of.organization && { 'organization.uuid': of.organization }), pagination: false },
    }),
  ).data?.member
  const locations = period ? all?.filter(location => location['@id'] === period.location['@id']) : all
  const levels = useQuery(queryOnceOf('GET /expertise_levels', { query: { isSelectable: true } })).data?.member
  const { draft } = kept
  const locationRate = useLocationRate(draft, today)
  const dates = datesOf(draft)
  const count = dates.filter(one => !draft.except.includes(one)).length
  const title = titleOf(draft, levels?.find(level => level['@id'] === draft.level)?.name)
  const within = period && daysOf(period)
  const worker = period && assigneeName(period)
  const template = useKeepTemplate(title)
  const { act } = useAction()
  const form = useForm<Draft, Placed | undefined>({
    start,
    draft: kept,
    check: (draft, way) =>
      way === 'template'
        ? checkTemplate(draft)
        : checkDraft(draft, { today, now, locationRate, publish: way === 'publish', within }),
    fieldOf,
    send: async (draft, way) => {
      if (way === 'template') {
        await template.keep(draft)
        return undefined
      }
      // The rest of the code loads when an order is placed.
      const { place } = await import('./fields/place.ts')
      return place(
        { of, draft, title, publish: way === 'publish', period },
        { one: one.run, many: many.run, withdraw: withdraw.run },
      )
    },
    done: async placed => {
      if (!placed) return undefined
      kept.forget()
      await router.navigate({ href: placed.href })
      const { takeBack } = placed
      if (!takeBack) return placed.sentence
      const undo = () =>
        void act({ run: takeBack, done: 'De publicatie is ingetrokken. Je kunt de opdracht opnieuw publiceren.' })
      toastDone(placed.sentence, { act: undo, forMs: undoMs })
      return undefined
    },
  })
  useOpened(form.ref, begin?.asks !== undefined)
  const empty = () => {
    form.clear()
    setEmptied(emptied + 1)
    toastDone('Het formulier is gewist.', { act: () => form.set(draft) })
  }
  const button = (way: string) =>
    ({ type: 'submit', value: way, disabled: form.busy, loading: form.busy && form.way === way }) as const

  return (
    <form ref={form.ref} className={`grid top gap-16 ${classes.form}`} onSubmit={event => void form.submit(event)} noValidate>
      <div key={emptied} className="grid shrinks gap-16">
        {!period && (
          <div>
            <ChooseTemplate set={form.set} of={of} />
          </div>
        )}
        <Group title="Wat">
          <WhatFields {...{ form, locations, levels }} suggestion={title} />
        </Group>
        <Group title="Wanneer">
          <WhenFields {...{ form, today, dates, within }} />
        </Group>
        <Group title={worker ? 'Tarief' : 'Aanbod'}>
          <OfferFields {...{ form, locationRate }} offered={!worker} />
        </Group>
      </div>
      <div className={`grid gap-16 ${classes.aside}`}>
        {!worker && <DraftReach draft={draft} />}
        <CostPreview draft={draft} rate={draft.rate ?? locationRate} count={count} />
        {Object.keys(form.errors).length > 0 && (
          <p className={`lost small ${classes.error}`} role="alert">
            Nog niet alles is goed ingevuld. Kijk bij de gemarkeerde velden.
          </p>
        )}
        <Refusal>{form.refusal}</Refusal>
        {worker && <p className={`rounded sunken ${classes.note}`}>{worker} werkt deze periode en krijgt de opdracht meteen.</p>}
        <div className="grid gap-12">
          <Button {...button(worker ? 'keep' : 'publish')}>{worker ? 'Opdracht toevoegen' : 'Publiceren'}</Button>
          {!worker && (
            <Button {...button('keep')} variant="default">
              Bewaren zonder publiceren
            </Button>
          )}
          {draft.kind !== 'period' && !period && (
            <Button {...button('template')} variant="subtle" disabled={form.busy || template.kept === draft}>
              {template.kept === draft ? 'Bewaard als sjabloon' : 'Bewaren als sjabloon'}
            </Button>
          )}
          <Button variant="subtle" disabled={form.busy} onClick={empty}>
            Formulier wissen
          </Button>
        </div>
      </div>
    </form>
  )
}

const workOf = (draft: Draft): NewWork | undefined => {
  const { location, level, client, acts, kind } = draft
  if (!location || !level) return undefined
  return {
    ...{ location: uuidOf(location), expertiseLevel: uuidOf(level), acts: acts.map(uuidOf) },
    ...(client && { client: uuidOf(client.iri) }),
    ...windowOf(draft),
    timeScope: kind === 'period' ? 'period' : 'moment',
  }
}

/** A live preview of how many people the assignment would reach. */
function DraftReach({ draft }: { draft: Draft }) {
  const { contractTypes, audience, widening } = draft
  const work = workOf(draft)
  const reach = useReach({ work }, { publishedForContractTypes: contractTypes, audience, widening })
  if (!work || contractTypes.length === 0)
    return (
      <p className={`soft small ${classes.soft}`}>
        Kies een locatie, een niveau en een contractvorm, dan zie je hier wie je bereikt.
      </p>
    )
  return <Reach {...reach} />
}
