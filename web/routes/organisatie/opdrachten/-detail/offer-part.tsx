import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openPublicationStatuses } from '../../../../../contract/status-groups.ts'
import { formatDateTimes } from '../../../../../rules/format-nl.ts'
import { ActButton, Acts } from '../../../../care/act/act-button.tsx'
import { useAct } from '../../../../care/act/use-act.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import type { Publication } from '../../../../care/moment/publication.ts'
import { ask, useChange } from '../../../../client/cache.ts'
import { Button } from '../../../../components/button.tsx'
import { actionWords } from '../../../../words/actions-nl.ts'
import { type ContractType, nameContractTypes } from '../../../../words/nl.ts'
import { AudienceFields, audienceWords, type Offer } from '../../-parts/audience-fields.tsx'
import { Part } from './part.tsx'

/** To whom an open assignment is offered: publish it, or take that back. */
export default function OfferPart({ moment, now }: { moment: Moment; now: string }) {
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
    </Part>
  )
}

function Published({ publication, count }: { publication: Publication; count: number }) {
  const { run } = useChange('PATCH /care_moment_publications/{uuid}/withdraw')
  const { uuid, publishedForContractTypes, audience, createdAt } = publication
  const lost = count === 1 ? 'De reactie vervalt' : `De ${count} reacties vervallen`
  const follows = (
    <p>
      Zorgverleners zien de opdracht niet meer. {count > 0 && `${lost}, en wie reageerde hoort dat. `}
      De opdracht is dan ingetrokken, tot je die opnieuw publiceert.
    </p>
  )
  return (
    <>
      <p>
        Gepubliceerd voor {nameContractTypes(publishedForContractTypes as ContractType[]).toLowerCase()},{' '}
        {audienceWords[audience].toLowerCase()}, sinds {formatDateTimes(createdAt, createdAt).split(' –')[0]}.
      </p>
      <Acts>
        <ActButton
          item={publication}
          action="withdraw"
          run={() => run({ uuid })}
          done="De publicatie is ingetrokken. De opdracht staat weer open zodra je die opnieuw publiceert."
          ask={{ title: 'Publicatie intrekken?', follows }}
        >
          {actionWords.withdrawPublication}
        </ActButton>
      </Acts>
    </>
  )
}

function Publish({ moment }: { moment: Moment }) {
  const [offer, setOffer] = useState<Offer>({
    publishedForContractTypes: moment.contractType ? [moment.contractType] : ['freelance'],
    audience: 'everyone',
  })
  const { run, problem } = useChange('POST /care_moment_publications')
  const withdraw = useChange('PATCH /care_moment_publications/{uuid}/withdraw')
  const { act, busy } = useAct()
  const publish = () =>
    act({
      run: () => run({ body: { careMoment: moment['@id'], ...offer } }),
      done: 'De opdracht is gepubliceerd.',
      undo: ({ uuid }) => withdraw.run({ uuid }),
    })
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
