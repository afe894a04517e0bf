import { useQuery } from '@tanstack/react-query'
import { type AnswerOf, download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { CheckIcon } from '#components/marks/icons.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { sayProofStep } from '#rules/documents/proof.ts'
import { DownloadButton } from '../action/download-button.tsx'
import classes from './history.module.css'

/** The whole course of an assignment, from publication to payment: each step with who and when, also for print. */
export default function Proof({ uuid }: { uuid: string }) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}/proof', { uuid }))
  return (
    <QueryState query={query} rows={5} height={56}>
      {({ steps }) => (
        <>
          <ol className={`grid below-16 ${classes.steps}`} aria-label="Van publicatie tot betaling">
            {steps.map(step => (
              <Step key={step.step} step={step} />
            ))}
          </ol>
          <DownloadButton variant="default" fetchFile={() => download('GET /care_moments/{uuid}/proof/pdf', { uuid })}>
            Bewijs als PDF
          </DownloadButton>
        </>
      )}
    </QueryState>
  )
}

function Step({ step }: { step: AnswerOf<'GET /care_moments/{uuid}/proof'>['steps'][number] }) {
  const { when, by, what } = sayProofStep(step)
  return (
    <li data-done={when ? true : undefined}>
      <span className={`grid centred circle ${classes.mark}`}>{when && <CheckIcon size={16} />}</span>
      <strong>{step.title}</strong>
      {when && <span className={`figures ${classes.when}`}>{[when, by].filter(Boolean).join(' · ')}</span>}
      {what && <span className={`figures ${classes.detail}`}>{what}</span>}
    </li>
  )
}
