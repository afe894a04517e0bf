import { Acts } from '#care/act/act-button.tsx'
import type { Moment } from '#care/moment/care-moment.ts'
import { MomentDetails } from '#care/moment/summary/moment-details.tsx'
import { Button } from '#components/controls/button.tsx'
import { Fact } from '#components/marks/fact.tsx'

/** The terms of an open moment: place, work, duration and rate; with the other actions. */
export default function WorkFacts({ moment }: { moment: Moment }) {
  const acts = moment.allowedActions.includes('cancel') && (
    <Acts>
      <Button variant="default" href={`/backoffice/zorgmoment/${moment.uuid}/publiceren`}>
        Publiceren
      </Button>
      <Button variant="default" href={`/backoffice/zorgmoment/${moment.uuid}/bonus`}>
        Bonus
      </Button>
      <Button variant="default" danger href={`/backoffice/zorgmoment/${moment.uuid}/annuleren`}>
        Annuleren
      </Button>
    </Acts>
  )
  return (
    <>
      <MomentDetails moment={moment}>
        <Fact label="Organisatie">{moment.location.organization.name}</Fact>
      </MomentDetails>
      {acts}
    </>
  )
}
