import { maximumSeriesDays, recurrenceDates } from '../../../../../../rules/recurrence.ts'
import { addDays } from '../../../../../care/amsterdam-time.ts'
import { useForeseen } from '../../../../../care/foreseen/use-foreseen.ts'
import { WhatFollows } from '../../../../../care/foreseen/what-follows.tsx'
import { Form } from '../../../../../care/form/form.tsx'
import { useForm } from '../../../../../care/form/use-form.ts'
import { saySeries } from '../../../../../care/moment/series.ts'
import { useChange } from '../../../../../client/cache.ts'
import { DateField } from '../../../../../components/date-field.tsx'
import { Dialog, DialogButtons } from '../../../../../components/dialog.tsx'
import SeriesPreview from '../../-new/series-preview.tsx'
import type { Series } from '../edits.ts'

type Values = { until: string | null; except: string[] }
type Props = { series: Series; today: string; onClose: () => void }

/** Cuts a series short or lengthens it, with the dates that are added and what becomes of those that go. */
export default function UntilDialog({ series, today, onClose }: Props) {
  const { uuid, version, weekdays, everyWeeks, startsOn } = series
  const change = useChange('PUT /recurring_care_moments/{uuid}/until')
  const last = addDays(startsOn > today ? startsOn : today, maximumSeriesDays)
  const form = useForm<Values>({
    start: { until: series.until, except: [] },
    check: ({ until }) => ({
      ...(!until && { until: 'Kies een einddatum.' }),
      ...(until === series.until && { until: 'Dit is de einddatum nu.' }),
      ...(until && until > last && { until: 'Een reeks loopt hooguit 26 weken vooruit.' }),
    }),
    send: ({ until, except }) => change.run({ uuid, body: { until: until!, except, version } }),
    done: (_answer, { until }) => {
      onClose()
      return until! > series.until ? 'De reeks is verlengd.' : 'De reeks is ingekort.'
    },
  })
  const { until, except } = form.values
  const rule = { from: startsOn, weekdays, everyWeeks: everyWeeks as 1 | 2 | 3 | 4 }
  const added = until && until > series.until && until <= last ? recurrenceDates({ ...rule, until, after: series.until }) : []
  const asked = until && until !== series.until && until <= last ? { uuid, body: { until, except, version } } : undefined
  const follows = useForeseen('POST /recurring_care_moments/{uuid}/until/preview', asked)
  return (
    <Dialog title="Einddatum van de reeks" about={saySeries(series)} busy={form.busy} onClose={onClose}>
      <Form of={form} act={until && until < series.until ? 'Reeks inkorten' : 'Reeks verlengen'} frame={DialogButtons}>
        <DateField label="Tot en met" required minDate={today} maxDate={last} {...form.field('until')} />
        {added.length > 0 && <SeriesPreview dates={added} except={except} onChange={next => form.set({ except: next })} />}
        {asked && <WhatFollows {...follows} />}
      </Form>
    </Dialog>
  )
}
