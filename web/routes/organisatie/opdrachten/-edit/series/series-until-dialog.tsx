import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { dateOf } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import SeriesPreview from '#care/order/series-preview.tsx'
import { Consequences } from '#care/preview/consequences.tsx'
import { sayCounts, sayHears } from '#care/preview/say-consequences.ts'
import { usePreview } from '#care/preview/use-preview.ts'
import { useChange } from '#client/cache.ts'
import { DateField } from '#components/fields/date-field.tsx'
import { recurrenceDates } from '#rules/time/recurrence.ts'
import type { Series } from '../moment-values.ts'
import { SeriesChanged } from './series-changed.tsx'

/** The dates that a later last day adds; empty when it is too far ahead, which the server then reports. */
function addedDates({ startsOn, until: after, weekdays, everyWeeks }: Series, until: string | null): string[] {
  if (!until || until <= after) return []
  try {
    return recurrenceDates({ from: startsOn, until, weekdays, everyWeeks, after })
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

type Props = { series: Series; onClose: () => void }
type Values = { until: string | null; except: string[] }

/** Changes the last day of a series, with a preview of the dates that are removed or added. */
export function SeriesUntilDialog({ series, onClose }: Props) {
  const { uuid, version } = series
  const today = dateOf(useNow())
  const { run } = useChange('PUT /recurring_care_moments/{uuid}/until')
  const bodyOf = ({ until, except }: Values) => ({ until: until!, except: [...except].sort(), version })
  const form = useForm<Values>({
    start: { until: series.until, except: [] },
    check: ({ until }) => ({ ...(!until && { until: 'Kies de laatste dag.' }) }),
    send: values => run({ uuid, body: bodyOf(values) }),
    done: () => {
      onClose()
      return 'De laatste dag van de reeks is gewijzigd.'
    },
  })
  const { values } = form
  const isOther = values.until !== null && values.until !== series.until
  const consequences = usePreview(
    'POST /recurring_care_moments/{uuid}/until/preview',
    isOther ? { uuid, body: bodyOf(values) } : undefined,
  )
  const { foreseen } = consequences
  const added = addedDates(series, values.until)
  const counts = added.length > 0 ? { one: 'komt erbij', more: 'komen erbij' } : { one: 'vervalt', more: 'vervallen' }
  return (
    <FormDialog
      of={form}
      title="Inkorten of verlengen"
      onClose={onClose}
      closedBy="any"
      act="Laatste dag bewaren"
      disabled={!isOther || !foreseen}
    >
      <SeriesChanged series={series} />
      <DateField
        label="Laatste dag"
        required
        minDate={today}
        {...form.field('until')}
        onChange={until => form.set({ until, except: [] })}
      />
      {added.length > 0 && <SeriesPreview dates={added} except={values.except} onChange={except => form.set({ except })} />}
      <Consequences of={consequences} sentences={foreseen && [...sayCounts(foreseen, counts), ...sayHears(foreseen.hears)]} />
    </FormDialog>
  )
}
