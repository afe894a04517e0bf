import { useState } from 'react'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { actionWords } from '#words/actions-nl.ts'
import { useAction } from '../action/use-action.ts'
import type { Moment } from '../moment/care-moment.ts'
import { AudienceFields } from './audience-fields.tsx'
import type { Offer } from './offer.ts'
import { Reach } from './reach.tsx'
import { useReach } from './use-reach.ts'

/** Publishes an open assignment: the audience, the steps, and how many people it reaches. */
export default function Publish({ moment }: { moment: Moment }) {
  const [offer, setOffer] = useState<Offer>({
    publishedForContractTypes: moment.contractType ? [moment.contractType] : ['freelance'],
    audience: 'everyone',
    widening: [],
  })
  const reach = useReach({ moment: moment.uuid }, offer)
  const { run, problem } = useChange('POST /care_moment_publications')
  const withdraw = useChange('PATCH /care_moment_publications/{uuid}/withdraw')
  const { act, busy } = useAction()
  const publish = () =>
    act({
      run: () => run({ body: { careMoment: moment['@id'], ...offer } }),
      done: 'De opdracht is gepubliceerd.',
      undo: ({ uuid }) => withdraw.run({ uuid }),
    })
  const wrongAt = (field: string) => problem?.violations.find(one => one.propertyPath.startsWith(field))?.message
  return (
    <>
      <AudienceFields
        value={offer}
        onChange={setOffer}
        withCareTeam={moment.client !== undefined}
        error={wrongAt('publishedForContractTypes')}
        wideningError={wrongAt('widening')}
      />
      {offer.publishedForContractTypes.length > 0 && <Reach {...reach} />}
      <div>
        <Button loading={busy} disabled={offer.publishedForContractTypes.length === 0} onClick={() => void publish()}>
          {actionWords.publish}
        </Button>
      </div>
    </>
  )
}
