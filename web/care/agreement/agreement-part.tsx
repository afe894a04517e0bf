import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AnswerOf, download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { late } from '#components/page/suspense.tsx'
import { assignmentAgreementStatusName } from '#contract/statuses.ts'
import { agreementTitle } from '#rules/documents/agreement-title.ts'
import { DownloadButton } from '../action/download-button.tsx'
import { Part } from '../parts/part.tsx'

const ReadAgreement = late(() => import('./read-agreement.tsx'))

export type Listed = AnswerOf<'GET /assignment_agreements'>['member'][number]
const nameOf = ({ sequence, agreementTemplate }: Listed) => agreementTitle(agreementTemplate.name, sequence)
const toneOf = ({ status }: Listed) => (status === 'agreed' ? 'green' : status === 'ended' ? 'grey' : 'yellow')
/** Each agreement with its amendments, the original text first. */
const chainsOf = (all: readonly Listed[]) =>
  [...Map.groupBy(all, ({ amends, '@id': id }) => amends ?? id).values()].map(chain =>
    chain.toSorted((one, other) => one.sequence - other.sequence),
  )

type Props = {
  uuid: string
  /** The viewer is asked elsewhere on the screen to confirm a change, which agrees to its amendment as well. */
  confirms?: boolean
}
/**
 * The agreement of a shift or period with its amendments: its state, its text, and the button to agree. Renders nothing when
 * there is none.
 */
export default function AgreementPart({ uuid, confirms = false }: Props) {
  const { data } = useQuery(queryOf('GET /assignment_agreements', { query: { careMoment: uuid } }))
  const chains = chainsOf(data?.member ?? [])
  if (chains.length === 0) return null
  return (
    <Part title="Overeenkomst">
      {chains.map(chain => (
        <Chain key={chain[0]!.uuid} chain={chain} confirms={confirms} />
      ))}
    </Part>
  )
}

function Chain({ chain, confirms }: { chain: readonly Listed[]; confirms: boolean }) {
  const [reading, setReading] = useState(false)
  const asked = chain.find(({ allowedActions }) => allowedActions.includes('agree'))
  const isAdded = asked !== undefined && chain.at(-1)!.sequence > 0
  return (
    <div className="grid gap-half">
      {chain.map(text => (
        <div key={text.uuid} className="wrap-row spread gap-wrap">
          <span>{nameOf(text)}</span>
          <StatusPill tone={toneOf(text)} help={text.endedReason}>
            {text.allowedActions.includes('agree') ? 'Wacht op jou' : assignmentAgreementStatusName[text.status]}
          </StatusPill>
        </div>
      ))}
      {confirms && isAdded && <p>Bevestig je de wijziging, dan ga je ook akkoord met de aanvulling.</p>}
      <div className="wrap top gap-12">
        <Button variant={asked ? 'filled' : 'default'} onClick={() => setReading(true)}>
          {asked ? 'Lezen en akkoord geven' : 'Overeenkomst lezen'}
        </Button>
        {chain.map(({ uuid, sequence, organizationAct, workerAct }) => (
          <DownloadButton
            key={uuid}
            variant="default"
            fetchFile={() => download('GET /assignment_agreements/{uuid}/pdf', { uuid })}
          >
            {sequence === 0 ? 'PDF' : `PDF van aanvulling ${sequence}`}
            {!(organizationAct && workerAct) && ' (concept)'}
          </DownloadButton>
        ))}
      </div>
      {reading && <ReadAgreement chain={chain} asked={asked} onClose={() => setReading(false)} />}
    </div>
  )
}
