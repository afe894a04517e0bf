import { useQuery } from '@tanstack/react-query'
import { formatDate, formatDateTime } from '../../../rules/format-nl.ts'
import { download } from '../../client/api.ts'
import { ask } from '../../client/cache.ts'
import { CheckIcon } from '../../components/icons.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { DownloadButton } from '../act/download-button.tsx'
import classes from './proof.module.css'

const whenOf = (at: string) => (at.length === 10 ? formatDate(at) : formatDateTime(at))

/** The whole road of an assignment, from its publication to its payment: each step with who and when, also on paper. */
export default function Proof({ uuid }: { uuid: string }) {
  const query = useQuery(ask('GET /care_moments/{uuid}/proof', { uuid }))
  return (
    <QueryState query={query} rows={5} height={56}>
      {({ steps }) => (
        <>
          <ol className={classes.steps} aria-label="Van publicatie tot betaling">
            {steps.map(({ step, title, at, by, detail }) => (
              <li key={step} data-done={at ? true : undefined}>
                <span className={classes.mark}>{at && <CheckIcon size={16} />}</span>
                <strong>{title}</strong>
                <span className={`${classes.when} figures`}>
                  {at ? [whenOf(at), by].filter(Boolean).join(' · ') : (detail ?? 'Nog niet')}
                </span>
                {at && detail && <span className={`${classes.detail} figures`}>{detail}</span>}
              </li>
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
