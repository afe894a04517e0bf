import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { assigneeName, type Moment } from '../../../../care/moment/care-moment.ts'
import { nameShift } from '../../../../care/moment/day-bar-geometry.ts'
import { dateOf } from '../../../../care/moment/moment.ts'
import { useNow } from '../../../../care/now.ts'
import { askOnce, useChange } from '../../../../client/cache.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { Button } from '../../../../components/button.tsx'
import { useFocusFirstError } from '../../-parts/use-focus-first-error.ts'
import { CostPreview } from './cost-preview.tsx'
import { checkDraft, type Draft, type DraftErrors, datesOf, emptyDraft, readDraft, windowOf } from './draft.ts'
import { OfferFields } from './fields/offer-fields.tsx'
import { useLocationRate } from './fields/use-location-rate.ts'
import { WhatFields } from './fields/what-fields.tsx'
import { WhenFields } from './fields/when-fields.tsx'
import { daysOf, draftWithin } from './fields/within-period.ts'
import classes from './order-form.module.css'
import { ChooseTemplate, KeepTemplate } from './templates/template-buttons.tsx'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

const titleOf = (draft: Draft, levelName: string | undefined) => {
  const window = draft.kind === 'period' ? undefined : windowOf(draft)
  const shift = draft.kind === 'period' ? 'Periode' : window ? nameShift(window) : 'Opdracht'
  return levelName ? `${shift} ${levelName[0]!.toLowerCase()}${levelName.slice(1)}` : shift
}

type Props = {
  /** The period that the shift belongs to. */
  period?: Moment | undefined
}

/** The form of a new assignment: it shows what is missing after the first try, and from then on while people type. */
export function OrderForm({ period }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const today = dateOf(useNow())
  const start = period ? draftWithin(period, today) : emptyDraft
  const { draft, set, clear, forget } = useDraft(`nieuwe-opdracht${period ? `-${period.uuid}` : ''}`, start, readDraft)
  const [tried, setTried] = useState<'publish' | 'save'>()
  const [refused, setRefused] = useState<DraftErrors>({})
  const one = useChange('POST /care_moments_by_organization')
  const many = useChange('POST /recurring_care_moments_by_organization')
  const [busy, setBusy] = useState(false)
  // Fields made anew forget what was typed in them without a meaning.
  const [emptied, setEmptied] = useState(0)
  const focusFirst = useFocusFirstError(form)
  const all = useQuery(askOnce('GET /organization_locations', { query: { pagination: false } })).data?.member
  const locations = period ? all?.filter(location => location['@id'] === period.location['@id']) : all
  const levels = useQuery(askOnce('GET /expertise_levels', { query: { isSelectable: true } })).data?.member
  const locationRate = useLocationRate(draft, today)
  const dates = datesOf(draft)
  const count = dates.filter(one => !draft.except.includes(one)).length
  const title = titleOf(draft, levels?.find(level => level['@id'] === draft.level)?.name)
  const within = period && daysOf(period)
  const check = (publish: boolean) => checkDraft(draft, { today, locationRate, publish, within })
  const errors = { ...refused, ...(tried && check(tried === 'publish')) }
  const worker = period && assigneeName(period)
  const change = (changes: Partial<Draft>) => {
    set(now => ({ ...now, ...changes }))
    setRefused({})
  }
  const refuse = (found: DraftErrors) => {
    setRefused(found)
    focusFirst()
  }
  const submit = async (event: FormEvent, publish: boolean) => {
    event.preventDefault()
    setTried(publish ? 'publish' : 'save')
    // A name that was typed but not chosen would be left out in silence.
    if (Object.keys(check(publish)).length > 0 || !form.current?.checkValidity()) return focusFirst()
    setBusy(true)
    try {
      // The rest of the code loads when an order is placed.
      const { placeAndGo } = await import('./fields/place.ts')
      const found = await placeAndGo({ draft, title, publish, period }, { one: one.run, many: many.run }, href => {
        forget()
        return router.navigate({ href })
      })
      if (Object.keys(found).length > 0) refuse(found)
    } finally {
      setBusy(false)
    }
  }

  const shared = { draft, errors, set: change }
  return (
    <form ref={form} className={classes.form} onSubmit={event => void submit(event, !worker)} noValidate>
      <div key={emptied} className={classes.fields}>
        {!period && (
          <div>
            <ChooseTemplate set={change} />
          </div>
        )}
        <Group title="Wat">
          <WhatFields {...shared} {...{ locations, levels }} suggestion={title} />
        </Group>
        <Group title="Wanneer">
          <WhenFields {...shared} {...{ today, dates, within }} />
        </Group>
        <Group title={worker ? 'Tarief' : 'Aanbod'}>
          <OfferFields {...shared} locationRate={locationRate} offered={!worker} />
        </Group>
      </div>
      <div className={classes.aside}>
        <CostPreview draft={draft} rate={draft.rate ?? locationRate} count={count} />
        {Object.keys(errors).length > 0 && (
          <p className={classes.error} role="alert">
            Nog niet alles is goed ingevuld. Kijk bij de gemarkeerde velden.
          </p>
        )}
        {worker && <p className={classes.note}>{worker} werkt deze periode en krijgt de opdracht meteen.</p>}
        <div className={classes.buttons}>
          <Button type="submit" loading={busy && tried === (worker ? 'save' : 'publish')} disabled={busy}>
            {worker ? 'Opdracht toevoegen' : 'Publiceren'}
          </Button>
          {!worker && (
            <Button
              variant="default"
              loading={busy && tried === 'save'}
              disabled={busy}
              onClick={event => void submit(event, false)}
            >
              Bewaren zonder publiceren
            </Button>
          )}
          {draft.kind !== 'period' && !period && <KeepTemplate {...{ draft, title }} onMissing={refuse} />}
          <Button
            variant="subtle"
            disabled={busy}
            onClick={() => {
              clear()
              setEmptied(emptied + 1)
              setTried(undefined)
              setRefused({})
            }}
          >
            Formulier wissen
          </Button>
        </div>
      </div>
    </form>
  )
}
