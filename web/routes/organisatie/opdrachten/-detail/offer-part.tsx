import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { boardStatuses, openPublicationStatuses } from '../../../../../contract/status-groups.ts'
import { formatDateTimes } from '../../../../../rules/format-nl.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import type { Publication } from '../../../../care/moment/publication.ts'
import { tell } from '../../../../care/tell.ts'
import { ask, useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { Confirm } from '../../../../components/confirm.tsx'
import { actionWords } from '../../../../words/actions-nl.ts'
import { type ContractType, nameContractTypes } from '../../../../words/nl.ts'
import { AudienceFields, audienceWords, type Offer } from '../../-parts/audience-fields.tsx'
import { Act, Acts } from './act.tsx'
import { Part } from './part.tsx'

const AssignFavorite = lazy(() => import('./reactions/assign-favorite.tsx'))

/** To whom an open assignment is offered: publish it, take that back, or give it to a favourite at once. */
export default function OfferPart({ moment, now }: { moment: Moment; now: string }) {
  const [assigning, setAssigning] = useState(false)
  const query = useQuery(
    ask('GET /care_moment_publications', { query: { 'careMoment.uuid': moment.uuid, status: openPublicationStatuses } }),
  )
  const publication = query.data?.member[0]
  if (moment.startDate <= now) return null
  return (
    <Part title="Aanbieden">
      {query.data &&
        (publication ? (
          <Published publication={publication} count={moment.openReactionCount ?? 0} />
        ) : (
          <Publish moment={moment} />
        ))}
      {boardStatuses.open.includes(moment.status) && (
        <Acts>
          <Act item={moment} action="assign" onClick={() => setAssigning(true)}>
            Favoriet kiezen
          </Act>
        </Acts>
      )}
      {assigning && (
        <Suspense>
          <AssignFavorite moment={moment} onClose={() => setAssigning(false)} />
        </Suspense>
      )}
    </Part>
  )
}

function Published({ publication, count }: { publication: Publication; count: number }) {
  const [asking, setAsking] = useState(false)
  const { run, busy } = useChange('PATCH /care_moment_publications/{uuid}/withdraw')
  const done = 'De publicatie is ingetrokken. De opdracht staat weer open zodra je die opnieuw publiceert.'
  const withdraw = async () => {
    if (await tell(run({ uuid: publication.uuid }), done)) setAsking(false)
  }
  const { publishedForContractTypes, audience, createdAt } = publication
  return (
    <>
      <p>
        Gepubliceerd voor {nameContractTypes(publishedForContractTypes as ContractType[]).toLowerCase()},{' '}
        {audienceWords[audience].toLowerCase()}, sinds {formatDateTimes(createdAt, createdAt).split(' –')[0]}.
      </p>
      <Acts>
        <Act item={publication} action="withdraw" onClick={() => setAsking(true)}>
          {actionWords.withdrawPublication}
        </Act>
      </Acts>
      {asking && (
        <Confirm
          title="Publicatie intrekken?"
          act={actionWords.withdrawPublication}
          busy={busy}
          onConfirm={() => void withdraw()}
          onClose={() => setAsking(false)}
        >
          <p>
            Zorgverleners zien de opdracht niet meer.{' '}
            {count > 0 && `De ${count === 1 ? 'reactie vervalt' : `${count} reacties vervallen`}, en wie reageerde hoort dat. `}
            De opdracht is dan ingetrokken, tot je die opnieuw publiceert.
          </p>
        </Confirm>
      )}
    </>
  )
}

function Publish({ moment }: { moment: Moment }) {
  const [offer, setOffer] = useState<Offer>({
    publishedForContractTypes: moment.contractType ? [moment.contractType] : ['freelance'],
    audience: 'everyone',
  })
  const { run, busy, problem } = useChange('POST /care_moment_publications')
  const publish = () => tell(run({ body: { careMoment: moment['@id'], ...offer } }), 'De opdracht is gepubliceerd.')
  const violation = problem?.violations.find(one => one.propertyPath.startsWith('publishedForContractTypes'))
  return (
    <>
      <AudienceFields value={offer} onChange={setOffer} withCareTeam={moment.client !== undefined} error={violation?.message} />
      <div>
        <Button loading={busy} disabled={offer.publishedForContractTypes.length === 0} onClick={() => void publish()}>
          {actionWords.publish}
        </Button>
      </div>
    </>
  )
}
