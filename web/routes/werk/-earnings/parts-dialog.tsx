import { useQuery } from '@tanstack/react-query'
import { sayStage } from '#care/earnings.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import type { Address } from '#contract/addresses.ts'
import { formatDate, formatMoney, formatPeriod, months } from '#rules/time/format-nl.ts'
import classes from './money-line.module.css'
import type { Opened } from './money-line.tsx'

type Part = AnswerOf<'GET /care_workers/{uuid}/earning_parts'>['parts'][number]

const hours: Address = '/werk/uren-indienen'
/** A link to the details or the next step: the invoice, or the hours; none for work paid by payroll. */
function Way({ part: { stage, invoice } }: { part: Part }) {
  if (invoice)
    return (
      <AppLink href={`/werk/facturen/${invoice.period}/${invoice.uuid}`}>
        {invoice.type === 'credit_note' ? 'Creditnota' : 'Factuur'} {invoice.number}
      </AppLink>
    )
  if (stage === 'toHandIn') return <AppLink href={hours}>Uren indienen</AppLink>
  return stage === 'toApprove' ? <AppLink href={hours}>Uren bekijken</AppLink> : null
}

function PartRow({ part, why }: { part: Part; why: string | undefined }) {
  const { title, organization, date, amount, payrollWeek } = part
  const said = part.invoice?.type === 'credit_note' && part.stage !== 'toPayBack' ? 'creditnota: trekt een factuur in' : why
  return (
    <li className={`flex gap-12 ruled ${classes.part}`}>
      <span className={`grid start shrinks grows breaks ${classes.words}`}>
        <strong>{title}</strong>
        <span>
          {formatDate(date)} · {organization}
        </span>
        {payrollWeek && (
          <span>
            {part.stage === 'payroll' ? 'Op je loon van' : 'Gaat mee in'} {formatPeriod(payrollWeek)}
          </span>
        )}
        {said && !payrollWeek && <span>{said[0]!.toUpperCase() + said.slice(1)}</span>}
        <Way part={part} />
      </span>
      <strong className="one-line">{formatMoney(amount)}</strong>
    </li>
  )
}

type Props = { me: string; month: string; opened: Opened; next: string; onClose: () => void }

/** The shifts behind a step of a month, which add up to it. */
export default function PartsDialog({ me, month, opened, next, onClose }: Props) {
  const query = useQuery(queryOf('GET /care_workers/{uuid}/earning_parts', { uuid: me, query: { month } }))
  const name = `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
  return (
    <Dialog title={opened.title} look="side" onClose={onClose}>
      <p className="figures">
        Werk van {name}, samen <strong>{formatMoney(opened.cents)}</strong>
      </p>
      <QueryState
        query={query}
        rows={4}
        height={92}
        isEmpty={({ parts }) => parts.every(part => !opened.stages.includes(part.stage))}
        empty={<p>Er is net iets veranderd. Sluit dit en kijk opnieuw.</p>}
      >
        {({ parts }) => (
          <ul className="grid figures">
            {parts
              .filter(part => opened.stages.includes(part.stage))
              .map(part => (
                <PartRow
                  key={`${part.careMoment} ${part.stage} ${part.invoice?.uuid ?? ''}`}
                  part={part}
                  why={opened.stages.length > 1 ? sayStage[part.stage](next) : undefined}
                />
              ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  )
}
