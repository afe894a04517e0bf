import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { useMe } from '#client/use-me.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { late } from '#components/page/suspense.tsx'
import { counted } from '#rules/time/format-nl.ts'
import { DownloadButton } from '../action/download-button.tsx'
import { Part } from '../parts/part.tsx'
import { AgreementStatus } from './agreement-status.tsx'
import { chainsOf, isAsked, type Listed, titleOf } from './chains.ts'
import { oneEach } from './one-each.ts'
import { readHref, toAgree } from './waiting.ts'

const ReadAgreement = late(() => import('./read-agreement.tsx'))

type Props = {
  uuid: string
  /** The screen already asks the viewer to confirm a change, which also agrees to its amendment. */
  asksConfirmation?: boolean
}
/**
 * The agreement of a shift or period with its amendments: its state, its text, and the button to agree. Renders nothing when
 * there is none.
 */
export default function AgreementPart({ uuid, asksConfirmation = false }: Props) {
  const { data } = useQuery(queryOf('GET /assignment_agreements', { query: { careMoment: uuid } }))
  const chains = chainsOf(data?.member ?? [])
  if (chains.length === 0) return null
  return (
    <Part title="Overeenkomst">
      {chains.map(chain => (
        <Chain key={chain[0]!.uuid} chain={chain} asksConfirmation={asksConfirmation} />
      ))}
    </Part>
  )
}

function Chain({ chain, asksConfirmation }: { chain: readonly Listed[]; asksConfirmation: boolean }) {
  const [reading, setReading] = useState(false)
  const [hasAgreed, setHasAgreed] = useState(false)
  const asked = chain.find(isAsked)
  const asksAmendment = asked !== undefined && chain.at(-1)!.sequence > 0
  return (
    <div className="grid gap-half">
      {chain.map(text => (
        <div key={text.uuid} className="wrap-row spread gap-wrap">
          <span>{titleOf(text)}</span>
          <AgreementStatus of={text} />
        </div>
      ))}
      {asksConfirmation && asksAmendment && <p>Bevestig je de wijziging, dan ga je ook akkoord met de aanvulling.</p>}
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
      {hasAgreed && <OthersWait worker={chain[0]!.careWorker.uuid} />}
      {reading && <ReadAgreement chain={chain} onClose={() => setReading(false)} onAgreed={() => setHasAgreed(true)} />}
    </div>
  )
}

/** After agreeing: the other agreements that wait for the same person, with a link to read them one after another. */
function OthersWait({ worker }: { worker: string }) {
  const me = useMe()
  const count = oneEach(useQuery(toAgree).data?.member ?? []).length
  if (!count) return null
  return (
    <p>
      <AppLink href={readHref[me === worker ? 'worker' : 'organization']}>
        Lees ook {counted(count, 'andere overeenkomst die wacht', 'andere overeenkomsten die wachten')}
      </AppLink>
    </p>
  )
}
