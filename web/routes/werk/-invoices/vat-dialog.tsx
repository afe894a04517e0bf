import { useQuery } from '@tanstack/react-query'
import { FormDialog } from '#care/form/form-dialog.tsx'
import { useForm } from '#care/form/use-form.ts'
import { vatExample, vatWords } from '#care/invoices/vat-words.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { Choices } from '#components/controls/choices.tsx'
import { Segmented } from '#components/controls/segmented.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextArea } from '#components/fields/text-area.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { refusedHoursStatuses, toHandInStatuses, undecidedHoursStatuses } from '#contract/status-groups.ts'
import type { VatRegime } from '#rules/money/vat.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { bodyOf, checkChoice, type VatChoice } from './vat-choice.ts'

const regimes = Object.keys(vatWords) as VatRegime[]
const notApproved = [...toHandInStatuses, ...refusedHoursStatuses, ...undecidedHoursStatuses]

/** The freelance shifts that are not approved yet, nearest first: their VAT regime can still be chosen. */
function useShifts(me: string, wanted: boolean) {
  const query = { status: notApproved, timeScope: 'moment', contractType: 'freelance', itemsPerPage: 100 } as const
  const { data } = useQuery({ ...queryOf('GET /care_workers/{uuid}/care_moments', { uuid: me, query }), enabled: wanted })
  const shifts = data?.member ?? []
  return shifts.map(one => ({ value: one['@id'], label: `${formatShift(one)}, ${one.title}` }))
}

type Props = { me: string; today: string; current: VatRegime; onClose: () => void }

/** Chooses the VAT regime: from a day on, or for one shift. */
export default function VatDialog({ me, today, current, onClose }: Props) {
  const choose = useChange('POST /care_worker_vat_regimes')
  const form = useForm<VatChoice, unknown>({
    start: { vatRegime: current, how: 'from', validFrom: today, careMoment: '', vatId: '', reason: '' },
    check: checkChoice,
    send: choice => choose.run({ body: bodyOf(me, choice) }),
    done: (_answer, { vatRegime, how, validFrom }) => {
      onClose()
      return `${vatWords[vatRegime].label} geldt ${how === 'from' ? `vanaf ${formatDate(validFrom!)}` : 'voor deze dienst'}.`
    },
    refused: ({ status, message }) => (status === 409 ? `${message} Of kies een latere dag.` : undefined),
  })
  const { vatRegime, how } = form.values
  const shifts = useShifts(me, how === 'one')
  return (
    <FormDialog of={form} title="Btw-keuze wijzigen" onClose={onClose} act="Btw-keuze bewaren">
      <Choices
        label="Hoe reken je btw?"
        look="column"
        choices={regimes.map(value => ({ value, label: vatWords[value].label }))}
        chosen={[vatRegime]}
        onChange={([value]) => value && form.set({ vatRegime: value })}
        error={form.errorAt('vatRegime')}
      />
      <div className="grid gap-8 rounded sunken small pad-row" role="status">
        <p>{vatWords[vatRegime].fits}</p>
        <p>
          {vatWords[vatRegime].does} {vatExample(vatRegime)}
        </p>
        <p>Weet je het niet zeker? Vraag het je boekhouder of de Belastingdienst.</p>
      </div>
      <Segmented
        wide
        label="Waarvoor geldt het?"
        words={{ from: 'Vanaf een dag', one: 'Voor één dienst' }}
        value={how}
        onChange={value => form.set({ how: value })}
      />
      {how === 'from' && (
        <DateField
          label="Vanaf de dag van het werk"
          description="Werk waarvoor al een factuur is gemaakt, blijft zoals het is: kies een dag daarna."
          required
          {...form.field('validFrom')}
        />
      )}
      {how === 'one' && (
        <SelectField
          label="Dienst"
          description="Diensten waarvan de uren nog niet zijn goedgekeurd."
          required
          choices={[
            { value: '', label: shifts.length > 0 ? 'Kies een dienst' : 'Er zijn geen diensten om te kiezen' },
            ...shifts,
          ]}
          {...form.field('careMoment')}
        />
      )}
      {vatRegime === 'standard_21' && (
        <TextField
          label="Btw-id"
          description="Staat al in je gegevens? Dan mag dit leeg blijven. Het ziet eruit als NL000099998B57."
          autoComplete="off"
          {...form.text('vatId')}
        />
      )}
      <TextArea
        label="Waarom kies je dit?"
        description="Voor je eigen administratie."
        required
        rows={2}
        maxLength={500}
        {...form.text('reason')}
      />
    </FormDialog>
  )
}
