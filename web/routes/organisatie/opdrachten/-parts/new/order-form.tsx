import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { nameShift } from '../../../../../care/day-bar-geometry.ts'
import { dateOf } from '../../../../../care/moment.ts'
import { seriesDates } from '../../../../../care/series-dates.ts'
import { call, type Problem } from '../../../../../client/api.ts'
import { askOnce, useChange } from '../../../../../client/cache.ts'
import { toastDone, toastFailed } from '../../../../../components/toast.ts'
import { explain } from '../../../-parts/explain.ts'
import { momentHref } from '../../../-parts/moment.ts'
import { useFocusFirstError } from '../../../-parts/use-focus-first-error.ts'
import { useNow } from '../../../-parts/use-now.ts'
import { CostPreview } from './cost-preview.tsx'
import { checkDraft, type Draft, type DraftErrors, fieldOf, momentBody, seriesBody, windowOf } from './draft.ts'
import { OfferFields } from './offer-fields.tsx'
import classes from './order-form.module.css'
import { forgetDraft, useDraft } from './use-draft.ts'
import { useLocationRate } from './use-location-rate.ts'
import { WhatFields } from './what-fields.tsx'
import { WhenFields } from './when-fields.tsx'

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
  const shift = draft.kind === 'period' ? 'Periode' : window ? nameShift(window) : 'Dienst'
  return levelName ? `${shift} ${levelName[0]!.toLowerCase()}${levelName.slice(1)}` : shift
}

/** Places the draft: a moment, a period, or a series with all its moments. Gives where to go and what was done. */
function usePlace() {
  const moment = useChange('POST /care_moments_by_organization')
  const series = useChange('POST /recurring_care_moments_by_organization')
  const place = async (draft: Draft, title: string, publish: boolean, count: number) => {
    const done = publish ? 'gepubliceerd' : 'opgeslagen'
    if (draft.kind !== 'series') {
      const { uuid } = await moment.run({ body: momentBody(draft, title, publish) })
      return { href: momentHref(uuid), sentence: `De opdracht is ${done}.` }
    }
    const { uuid } = await series.run({ body: seriesBody(draft, title, publish) })
    const query = { 'recurringCareMoment.uuid': uuid, 'order[startDate]': 'asc', itemsPerPage: 1 } as const
    const first = (await call('GET /care_moments', { query })).member[0]
    return {
      href: first ? momentHref(first.uuid) : '/organisatie/opdrachten',
      sentence: `${count} opdrachten zijn ${done}. Dit is de eerste.`,
    }
  }
  return { place, busy: moment.busy || series.busy }
}

/** The form of a new assignment: what is missing is said after the first try, then while one types. */
export function OrderForm() {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const { draft, set, clear } = useDraft()
  const today = dateOf(useNow())
  const [tried, setTried] = useState<'publish' | 'save'>()
  const [refused, setRefused] = useState<DraftErrors>({})
  const { place, busy } = usePlace()
  const focusFirst = useFocusFirstError(form)
  const locations = useQuery(askOnce('GET /organization_locations', { query: { pagination: false } })).data?.member
  const levels = useQuery(askOnce('GET /expertise_levels', { query: { isSelectable: true } })).data?.member
  const locationRate = useLocationRate(draft, today)
  const { kind, date, lastDay: until, weekdays, everyWeeks } = draft
  const dates = kind === 'series' && date && until ? seriesDates({ from: date, until, weekdays, everyWeeks }) : []
  const count = dates.filter(one => !draft.except.includes(one)).length
  const title = titleOf(draft, levels?.find(level => level['@id'] === draft.level)?.name)
  const errors = tried ? { ...refused, ...checkDraft(draft, { today, locationRate, publish: tried === 'publish' }) } : {}
  const change = (changes: Partial<Draft>) => {
    set(changes)
    setRefused({})
  }
  const submit = async (event: FormEvent, publish: boolean) => {
    event.preventDefault()
    setTried(publish ? 'publish' : 'save')
    const missing = checkDraft(draft, { today, locationRate, publish })
    if (Object.keys(missing).length > 0) return focusFirst()
    try {
      const { href, sentence } = await place(draft, title, publish, count)
      forgetDraft()
      await router.navigate({ href })
      toastDone(sentence)
    } catch (error) {
      const problem = error as Problem
      const found = Object.fromEntries(
        (problem.violations ?? []).flatMap(one => {
          const field = fieldOf[one.propertyPath.split('[')[0]!]
          return field ? [[field, one.message]] : []
        }),
      )
      setRefused(found)
      if (Object.keys(found).length > 0) focusFirst()
      else toastFailed(explain(problem))
    }
  }

  const shared = { draft, errors, set: change }
  return (
    <form ref={form} className={classes.form} onSubmit={event => void submit(event, true)} noValidate>
      <div className={classes.fields}>
        <Group title="Wat">
          <WhatFields {...shared} {...{ locations, levels }} suggestion={title} />
        </Group>
        <Group title="Wanneer">
          <WhenFields {...shared} {...{ today, dates }} />
        </Group>
        <Group title="Aanbod">
          <OfferFields {...shared} locationRate={locationRate} />
        </Group>
      </div>
      <div className={classes.aside}>
        <CostPreview draft={draft} rate={draft.rate ?? locationRate} count={count} />
        {tried && Object.keys(errors).length > 0 && (
          <p className={classes.error} role="alert">
            Nog niet alles is goed ingevuld. Kijk bij de gemarkeerde velden.
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={busy && tried === 'publish'} disabled={busy && tried === 'save'}>
            Publiceren
          </Button>
          <Button
            variant="default"
            loading={busy && tried === 'save'}
            disabled={busy && tried === 'publish'}
            onClick={event => void submit(event, false)}
          >
            Opslaan zonder publiceren
          </Button>
          <Button
            variant="subtle"
            disabled={busy}
            onClick={() => {
              clear()
              setTried(undefined)
            }}
          >
            Formulier leegmaken
          </Button>
        </div>
      </div>
    </form>
  )
}
