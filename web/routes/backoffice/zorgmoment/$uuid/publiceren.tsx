import { createFileRoute } from '@tanstack/react-router'
import { offeredStatuses } from '../../../../../contract/status-groups.ts'
import { formatMoney } from '../../../../../rules/format-nl.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { plannedPayOf } from '../../../../care/moment/hours/pay.ts'
import { useNow } from '../../../../care/now.ts'
import OfferPart from '../../../../care/offer/offer-part.tsx'
import { Button } from '../../../../components/button.tsx'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { Card } from '../../../../components/page.tsx'
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
      <SoFar moment={moment} />
    </div>
  )
}

/** Whom it reached and what it brought, and what helps when that is too little. */
function SoFar({ moment }: { moment: Moment }) {
  const { uuid, reachedCount, openReactionCount, hourlyRate, bonus, allowedActions } = moment
  return (
    <Card title="Zo staat het ervoor">
      <Facts>
        <Fact label="Bereikt">{reachedCount === 1 ? '1 zorgverlener' : `${reachedCount ?? 0} zorgverleners`}</Fact>
        <Fact label="Reacties">{openReactionCount ? String(openReactionCount) : 'Nog geen'}</Fact>
        <Fact label="Tarief per uur">{hourlyRate !== undefined && formatMoney(hourlyRate)}</Fact>
        <Fact label="Bonus">{bonus > 0 ? formatMoney(bonus) : 'Geen'}</Fact>
        <Fact label="Kosten, zonder onkosten">{formatMoney(plannedPayOf(moment).totalCents)}</Fact>
      </Facts>
      <div className={classes.acts}>
        <Button href={`/backoffice/open-zorgmomenten?open=${uuid}&deel=reacties`} variant="default">
          Bekijk de reacties
        </Button>
        {allowedActions.includes('bonus') && (
          <Button href={`/backoffice/zorgmoment/${uuid}/bonus`} variant="default">
            Bonus geven
          </Button>
        )}
      </div>
    </Card>
  )
}
