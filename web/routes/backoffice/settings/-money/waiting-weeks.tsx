import { useAction } from '#care/action/use-action.ts'
import { namePeriod } from '#care/invoices/invoice.ts'
import { type AnswerOf, download } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { formatMoney } from '#rules/time/format-nl.ts'

type Week = AnswerOf<'GET /payout_ledger/totals'>['weeks'][number]

const columns: TableColumn<Week>[] = [
  { key: 'week', label: 'Week', onCard: 'title', value: ({ period }) => <strong>{namePeriod(period)}</strong> },
  { key: 'aantal', label: 'Facturen', figures: true, value: ({ invoices }) => invoices },
  {
    key: 'bedrag',
    label: 'Bedrag',
    figures: true,
    onCard: 'figure',
    value: ({ amount }) => <strong>{formatMoney(amount)}</strong>,
  },
  { key: 'doen', label: 'Wat je kunt doen', onCard: 'line', value: week => <MakeFile of={week} /> },
]

/** The weeks with outstanding payments: each can have a payment file. */
export const WaitingWeeks = ({ weeks }: { weeks: readonly Week[] }) => (
  <DataTable caption="Weken die op een bestand wachten" columns={columns} rows={weeks} idOf={({ period }) => period} />
)

/** Creates a week's payment file and downloads it, which is its purpose. */
function MakeFile({ of: { period } }: { of: Week }) {
  const { run } = useChange('POST /payout_files')
  const { busy, act } = useAction()
  const make = () =>
    act({
      run: async () => {
        const made = await run({ body: { period } })
        await download('GET /payout_files/{uuid}/download', { uuid: made.uuid })
        return made
      },
      done: ({ leftOut }) => {
        const made = 'Het bestand is gemaakt en gedownload. Geef het aan de bank.'
        return leftOut.length > 0 ? `${made} Let op: niet iedereen staat erin. In de lijst staat wie niet, en waarom.` : made
      },
    })
  return (
    <Button size="sm" loading={busy} onClick={() => void make()}>
      Bestand maken<span className="unseen"> van {namePeriod(period)}</span>
    </Button>
  )
}
