import { createFileRoute } from '@tanstack/react-router'
import { offeredStatuses } from '../../../../../contract/status-groups.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { useNow } from '../../../../care/now.ts'
import OfferPart from '../../../../care/offer/offer-part.tsx'
import { Empty } from '../../../../components/query-state.tsx'
import classes from '../-moment/moment.module.css'
import { MomentPage } from '../-moment/moment-page.tsx'

export const Route = createFileRoute('/backoffice/zorgmoment/$uuid/publiceren')({
  staticData: { screen: '/backoffice/zorgmoment/[uuid]/publiceren', title: ['Publiceren', 'Opdracht'] },
  component: Publishing,
})

function Publishing() {
  const { uuid } = Route.useParams()
  return (
    <MomentPage key={uuid} uuid={uuid} title="Opdracht publiceren">
      {moment => <Offered moment={moment} />}
    </MomentPage>
  )
}

/** To whom it is offered and whom that reaches; of one that is settled or has begun, that it cannot be any more. */
function Offered({ moment }: { moment: Moment }) {
  const now = useNow()
  if (!offeredStatuses.includes(moment.status) || moment.startDate <= now)
    return <Empty title="Publiceren kan niet meer" text="Deze opdracht is vervuld, geannuleerd of al begonnen." />
  return (
    <div className={classes.offer}>
      <OfferPart moment={moment} now={now} />
    </div>
  )
}
