import { useChange } from '#client/cache.ts'
import { Checkbox } from '#components/controls/checkbox.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { DialogButtons } from '#components/layers/dialog.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Notice } from '#components/page/notice.tsx'
import { presumptionOf } from '#rules/people/employment-presumption.ts'
import { formatDate, formatMoney } from '#rules/time/format-nl.ts'
import { contractTypeWords } from '#words/nl.ts'
import { addDays } from '../amsterdam-time.ts'
import { FieldPair, Form } from '../form/form.tsx'
import { showConflict } from '../form/refusal.ts'
import { useForm } from '../form/use-form.ts'
import { type Cell, contractTypes, type Level, type Rate } from './course.ts'
import { RateEffect } from './rate-effect.tsx'

export type Props = {
  cell: Cell
  course: readonly Rate[]
  levels: readonly Level[]
  today: string
  onCell: (cell: Cell) => void
  onClose: () => void
}
type Values = { hourlyRate: number | null; validFrom: string | null; fixed: boolean }

const already = 'Vanaf deze dag is er al een tarief voor dit niveau en deze contractvorm.'

/** A new rate from a day on, with what it would change while it is being typed. */
export function NewRate({ cell, course, levels, today, onCell, onClose }: Props) {
  const { location, level, contractType } = cell
  const create = useChange('POST /organization_location_rates')
  const form = useForm<Values, unknown>({
    start: { hourlyRate: null, validFrom: addDays(today, 1), fixed: course.at(-1)?.fixed ?? false },
    check: ({ hourlyRate, validFrom }) => ({
      ...(hourlyRate === null && { hourlyRate: 'Vul een uurtarief in, zoals 42,50.' }),
      ...(!validFrom && { validFrom: 'Vul in vanaf welke dag het geldt.' }),
      ...(course.some(rate => rate.validFrom === validFrom) && { validFrom: already }),
    }),
    send: values =>
      create.run({
        body: {
          organizationLocation: location['@id'],
          expertiseLevel: level['@id'],
          contractType,
          hourlyRate: values.hourlyRate!,
          validFrom: values.validFrom!,
          fixed: values.fixed,
        },
      }),
    done: (_answer, { hourlyRate, validFrom }) => {
      onClose()
      return `Vanaf ${formatDate(validFrom!)} geldt ${formatMoney(hourlyRate!)} per uur.`
    },
    // Somebody was first: what was typed stays, with the reason.
    refused: showConflict,
  })
  const { hourlyRate, validFrom } = form.values
  const low = hourlyRate === null ? undefined : presumptionOf({ contractType, hourlyRate }, validFrom ?? today)
  return (
    <Form of={form} title="Nieuw tarief" act="Tarief bewaren" frame={DialogButtons}>
      {course.length === 0 && (
        <FieldPair>
          <SelectField
            label="Niveau"
            value={level.uuid}
            choices={levels.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            onChange={uuid => onCell({ ...cell, level: levels.find(one => one.uuid === uuid)! })}
          />
          <SelectField
            label="Contractvorm"
            value={contractType}
            choices={contractTypes.map(value => ({ value, label: contractTypeWords[value] }))}
            onChange={value => onCell({ ...cell, contractType: value })}
          />
        </FieldPair>
      )}
      <FieldPair>
        <MoneyField label="Uurtarief" required {...form.field('hourlyRate')} />
        <DateField label="Vanaf" required {...form.field('validFrom')} />
      </FieldPair>
      <RateEffect cell={cell} hourlyRate={hourlyRate} validFrom={validFrom} />
      <Checkbox
        label="Vast tarief"
        description="Op de factuur staat dan dat het tarief in het contract vastligt."
        {...form.tick('fixed')}
      />
      <LiveRegion>
        {low && (
          <Notice tone="attention" title="Onder het bedrag van het rechtsvermoeden">
            {low.means}
          </Notice>
        )}
      </LiveRegion>
    </Form>
  )
}
