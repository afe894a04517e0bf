import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { vatExample, vatWords } from '#care/invoices/vat-words.ts'
import { dateOf } from '#care/moment/moment.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Timeline } from '#components/lists/timeline.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { late } from '#components/page/suspense.tsx'
import { uuidOf } from '#contract/language.ts'
import { choiceOn } from '#rules/money/vat.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import classes from './invoices.module.css'

const VatDialog = late(() => import('./vat-dialog.tsx'))

type Choice = AnswerOf<'GET /care_worker_vat_regimes'>['member'][number]

/** The title and day of the shift that a choice is for. */
function Shift({ iri }: { iri: string }) {
  const { data } = useQuery(queryOf('GET /care_moments/{uuid}', { uuid: uuidOf(iri) }))
  return data ? `voor ${data.title} op ${formatDate(dateOf(data.startDate))}` : 'voor één dienst'
}

function History({ choices }: { choices: readonly Choice[] }) {
  return (
    <details className={`fold ${classes.history}`}>
      <summary>Je keuzes tot nu toe ({choices.length})</summary>
      <Timeline
        label="Je btw-keuzes, de nieuwste eerst"
        events={choices.map(({ uuid, vatRegime, validFrom, careMoment, createdAt, reason }) => ({
          id: uuid,
          what: (
            <>
              {vatWords[vatRegime].label} {validFrom && `vanaf ${formatDate(validFrom)}`}
              {careMoment && <Shift iri={careMoment} />}
            </>
          ),
          when: `Gekozen op ${formatDate(dateOf(createdAt))}`,
          why: reason,
        }))}
      />
    </details>
  )
}

/** The VAT regime of a freelancer's work, what it means, earlier choices, and a button to change it. */
export function VatCard({ me, today }: { me: string; today: string }) {
  const query = useQuery(queryOf('GET /care_worker_vat_regimes', { query: { 'careWorker.uuid': me, pagination: false } }))
  const [choosing, setChoosing] = useState(false)
  const choices = query.data?.member ?? []
  const current = choiceOn(choices, today)
  const regime = current?.vatRegime ?? 'exempt_care'
  const coming = choices.filter(({ validFrom }) => validFrom && validFrom > today)
  return (
    <Card title="Btw op je facturen">
      <QueryState query={query} height={220}>
        {() => (
          <div className={`grid gap-12 ${classes.help}`}>
            <p>
              <strong>{vatWords[regime].label}</strong>
              {current?.validFrom ? ` sinds ${formatDate(current.validFrom)}.` : '. Zo rekenen we zolang je niets anders kiest.'}
            </p>
            <p>
              {vatWords[regime].does} {vatExample(regime)}
            </p>
            {coming.map(({ uuid, vatRegime, validFrom }) => (
              <p key={uuid}>
                Vanaf {formatDate(validFrom!)}: <strong>{vatWords[vatRegime].label}</strong>.
              </p>
            ))}
            {choices.length > 0 && <History choices={choices} />}
            <Button variant="default" onClick={() => setChoosing(true)}>
              Btw-keuze wijzigen
            </Button>
          </div>
        )}
      </QueryState>
      {choosing && <VatDialog {...{ me, today, current: regime }} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
