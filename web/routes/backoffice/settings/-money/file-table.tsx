import { Fragment, useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { DownloadButton } from '#care/action/download-button.tsx'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import { namePeriod } from '#care/invoices/invoice.ts'
import { dateOf } from '#care/moment/moment.ts'
import { now } from '#care/now.ts'
import { type AnswerOf, download } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { DataTable, type TableColumn } from '#components/lists/data-table.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { uuidOf } from '#contract/language.ts'
import { payoutFileStatusName } from '#contract/statuses.ts'
import { formatDate, formatDateTime, formatMoney, formatPeriod } from '#rules/time/format-nl.ts'

export type PayoutFile = AnswerOf<'GET /payout_files'>['member'][number]
const tones = { made: 'yellow', paid_out: 'green', withdrawn: 'grey' } as const

const columns: TableColumn<PayoutFile>[] = [
  {
    key: 'week',
    label: 'Week',
    onCard: 'title',
    value: ({ period, createdAt }) => (
      <span className="grid start gap-2">
        <strong>{namePeriod(period)}</strong>
        <span className="soft small">gemaakt {formatDateTime(createdAt)}</span>
      </span>
    ),
  },
  { key: 'aantal', label: 'Betalingen', figures: true, value: ({ transfers }) => transfers },
  {
    key: 'bedrag',
    label: 'Bedrag',
    figures: true,
    onCard: 'figure',
    value: ({ total }) => <strong>{formatMoney(total)}</strong>,
  },
  {
    key: 'stand',
    label: 'Stand',
    onCard: 'line',
    value: ({ status, bookedOn, statusReason, executionDate, leftOut }) => (
      <span className="grid start gap-2">
        <StatusPill tone={tones[status]}>{payoutFileStatusName[status]}</StatusPill>
        <span className="soft small">
          {bookedOn ? `op ${formatDate(bookedOn)}` : (statusReason ?? `te betalen op ${formatDate(executionDate)}`)}
        </span>
        {leftOut.length > 0 && <LeftOut of={leftOut} />}
      </span>
    ),
  },
  { key: 'doen', label: 'Wat je kunt doen', onCard: 'line', value: file => <FileActs file={file} /> },
]

const leftOutAdvice =
  'De bank kan die naam niet lezen. Vraag om de naam in het profiel in gewone letters te zetten, zoals op de bankpas. Maak daarna nog een bestand.'

/** The payment files, each with its actions. */
export const FileTable = ({ files }: { files: readonly PayoutFile[] }) => (
  <DataTable caption="Betaalbestanden" columns={columns} rows={files} idOf={({ uuid }) => uuid} />
)

/** Who was left out of the file, and what gets them into the next one. */
function LeftOut({ of }: { of: PayoutFile['leftOut'] }) {
  return (
    <span>
      Niet in het bestand:{' '}
      {of.map(({ careMomentInvoice, careWorker, name, number, amount }, index) => (
        <Fragment key={careMomentInvoice}>
          {index > 0 && '; '}
          <AppLink href={`/backoffice/zzpers/${uuidOf(careWorker)}`}>{name}</AppLink>, factuur {number} van {formatMoney(amount)}
        </Fragment>
      ))}
      . {leftOutAdvice}
    </span>
  )
}

function FileActs({ file }: { file: PayoutFile }) {
  const { uuid, period, transfers, total, allowedActions } = file
  const { run } = useChange('PUT /payout_files/{uuid}/withdraw')
  const [isBooking, book] = useState(false)
  return (
    <Acts>
      <DownloadButton size="sm" variant="default" fetchFile={() => download('GET /payout_files/{uuid}/download', { uuid })}>
        Downloaden
      </DownloadButton>
      {allowedActions.includes('paid_out') && (
        <ActionButton item={file} action="paid_out" size="sm" run={{ opens: () => book(true) }}>
          Als betaald boeken
        </ActionButton>
      )}
      {allowedActions.includes('withdraw') && (
        <ActionButton
          item={file}
          action="withdraw"
          size="sm"
          ask={{
            title: `Het bestand van ${formatPeriod(period)} intrekken?`,
            consequences: (
              <p>
                De {transfers} betalingen van samen {formatMoney(total)} staan dan weer open, en komen in een volgend bestand.
                Trek het alleen in als de bank het niet verwerkt: anders wordt er twee keer betaald.
              </p>
            ),
            label: 'Reden',
            required: true,
            danger: true,
          }}
          run={({ text }) => run({ uuid, body: { reason: text } })}
          done="Het bestand is ingetrokken."
        >
          Intrekken
        </ActionButton>
      )}
      {isBooking && <BookDialog file={file} week={formatPeriod(period)} onClose={() => book(false)} />}
    </Acts>
  )
}

type BookValues = { bookedOn: string | null }

/** Marks all payments in a file as executed by the bank, on the date of the statement. */
function BookDialog({ file, week, onClose }: { file: PayoutFile; week: string; onClose: () => void }) {
  const { run } = useChange('PUT /payout_files/{uuid}/paid_out')
  const form = useForm<BookValues, unknown>({
    start: { bookedOn: dateOf(now()) },
    check: ({ bookedOn }) => (bookedOn ? {} : { bookedOn: 'Kies de dag waarop de bank betaalde.' }),
    send: ({ bookedOn }) => run({ uuid: file.uuid, body: { bookedOn: bookedOn! } }),
    done: () => {
      onClose()
      return `${file.transfers} betalingen zijn geboekt.`
    },
  })
  return (
    <Dialog title={`Het bestand van ${week} is betaald`} closedBy="closerequest" busy={form.busy} onClose={onClose}>
      <p>
        {file.transfers} betalingen van samen {formatMoney(file.total)} staan dan als uitbetaald in het grootboek. Dat is niet
        terug te draaien.
      </p>
      <Form of={form} act="Als betaald boeken" frame={DialogButtons}>
        <DateField label="Dag op het bankafschrift" required maxDate={dateOf(now())} {...form.field('bookedOn')} />
      </Form>
    </Dialog>
  )
}
