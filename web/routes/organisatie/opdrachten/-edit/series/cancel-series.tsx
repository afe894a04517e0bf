import { useState } from 'react'
import { formatDate } from '../../../../../../rules/format-nl.ts'
import { ActButton } from '../../../../../care/act/act-button.tsx'
import { useFirstReason } from '../../../../../care/foreseen/use-first-reason.ts'
import { useForeseen } from '../../../../../care/foreseen/use-foreseen.ts'
import { WhatFollows } from '../../../../../care/foreseen/what-follows.tsx'
import { useChange } from '../../../../../client/cache.ts'
import { Segmented } from '../../../../../components/segmented.tsx'
import type { Series } from '../edits.ts'

const scopeWords = { following: 'Vanaf deze dag', all: 'Hele reeks' } as const
type Scope = keyof typeof scopeWords

/** Cancels what is still to come of a series, from a day on or as a whole, with what follows said first. */
export function CancelSeries({ series, day }: { series: Series; day: string }) {
  const { uuid, version } = series
  const { run } = useChange('PUT /recurring_care_moments/{uuid}/cancel')
  const [scope, setScope] = useState<Scope>('following')
  const from = scope === 'following' ? day : undefined
  return (
    <ActButton
      danger
      item={series}
      action="cancel"
      run={({ reason, text }) =>
        run({ uuid, body: { cancelReason: reason, version, ...(from && { from }), ...(text && { reason: text }) } })
      }
      done="De reeks is geannuleerd."
      ask={{
        title: 'Reeks annuleren?',
        follows: (
          <>
            <Segmented
              label="Wat vervalt"
              words={scopeWords}
              value={scope}
              onChange={setScope}
              help={from ? `Alles vanaf ${formatDate(from)}.` : 'Alles wat nog niet is begonnen.'}
            />
            <CancelFollows uuid={uuid} from={from} />
          </>
        ),
        danger: true,
        reasons: 'cancel',
        label: 'Toelichting',
      }}
    >
      Reeks annuleren
    </ActButton>
  )
}

function CancelFollows({ uuid, from }: { uuid: string; from: string | undefined }) {
  const cancelReason = useFirstReason('GET /cancel_reasons')
  const body = cancelReason && { cancelReason, ...(from && { from }) }
  return <WhatFollows {...useForeseen('POST /recurring_care_moments/{uuid}/cancel/preview', body ? { uuid, body } : undefined)} />
}
