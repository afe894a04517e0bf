import { createFileRoute } from '@tanstack/react-router'
import { assigneeName, clientName, type Moment } from '#care/moment/care-moment.ts'
import { plannedPayOf } from '#care/moment/hours/pay.ts'
import { useNow } from '#care/now.ts'
import OfferPart from '#care/offer/offer-part.tsx'
import classes from '#care/parts/part.module.css'
import { AppLink } from '#components/controls/app-link.tsx'
import { Button } from '#components/controls/button.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty } from '#components/page/query-state.tsx'
import { notPastStatuses, offeredStatuses, visitStatuses } from '#contract/status-groups.ts'
import { counted, formatMoney } from '#rules/time/format-nl.ts'
import { openMomentHref } from '../../-parts/open-moment-href.ts'
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

/** The audience and its reach; when no worker is sought any more, why not and what the user can do. */
function Offered({ moment }: { moment: Moment }) {
  const now = useNow()
  if (!offeredStatuses.includes(moment.status) || moment.startDate <= now) return <NoLonger moment={moment} />
  return (
    <div className={`stack gap-16 ${classes.offer}`}>
      <OfferPart moment={moment} now={now} />
      <SoFar moment={moment} />
    </div>
  )
}

/** Why no worker is sought, and the next step: the assignment itself, or a new assignment for the same client. */
function NoLonger({ moment }: { moment: Moment }) {
  const { uuid, status, assignee, client } = moment
  const name = assigneeName(moment)
  if (assignee && name)
    return (
      <Empty
        title={notPastStatuses.includes(status) ? 'Er is al iemand' : 'Deze opdracht is voorbij'}
        text={
          notPastStatuses.includes(status)
            ? `${name} is toegewezen. Er wordt niemand meer gezocht.`
            : `${name} was toegewezen. Publiceren kan niet meer.`
        }
        action={<AppLink href={openMomentHref(uuid)}>Bekijk de opdracht</AppLink>}
      />
    )
  const isOff = visitStatuses('off').includes(status)
  return (
    <Empty
      title={isOff ? 'Deze opdracht gaat niet door' : 'Deze opdracht is al begonnen'}
      text={`${isOff ? 'Daarom kan publiceren niet meer.' : 'Er kwam niemand op. Publiceren kan alleen voor het begin.'} ${
        client
          ? 'Is er nog iemand nodig? Maak dan een nieuwe opdracht.'
          : 'Is er nog iemand nodig? Vraag de organisatie om een nieuwe opdracht.'
      }`}
      action={
        client ? (
          <AppLink href={`/backoffice/clienten/${client.uuid}?nieuw=opdracht`}>Nieuwe opdracht voor {clientName(moment)}</AppLink>
        ) : (
          <AppLink href={openMomentHref(uuid)}>Bekijk de opdracht</AppLink>
        )
      }
    />
  )
}

/** The cost; once published also the reach and the reactions, and the next steps. */
function SoFar({ moment }: { moment: Moment }) {
  const { uuid, reachedCount, openReactionCount, publishedForContractTypes, hourlyRate, bonus, allowedActions } = moment
  const isPublished = publishedForContractTypes.length > 0
  return (
    <Card title={isPublished ? 'Zo staat het ervoor' : 'Wat het kost'}>
      {isPublished && !openReactionCount && (
        <p className="below-16">
          Er is nog geen reactie. Komt die niet op tijd? Bel dan mensen uit de bellijst, of geef een bonus.
        </p>
      )}
      <Facts>
        {isPublished && (
          <>
            <Fact label="Bereikt">{reachedCount ? counted(reachedCount, 'zorgverlener', 'zorgverleners') : 'Nog niemand'}</Fact>
            <Fact label="Reacties">{openReactionCount ? String(openReactionCount) : 'Nog geen'}</Fact>
          </>
        )}
        <Fact label="Tarief per uur">{hourlyRate !== undefined && formatMoney(hourlyRate)}</Fact>
        <Fact label="Bonus">{bonus > 0 ? formatMoney(bonus) : 'Geen'}</Fact>
        <Fact label="Kosten, zonder onkosten">{formatMoney(plannedPayOf(moment).totalCents)}</Fact>
      </Facts>
      <div className="wrap gap-12 above-16">
        {isPublished &&
          (openReactionCount ? (
            <Button href={`/backoffice/open-zorgmomenten?open=${uuid}&deel=reacties`}>Bekijk de reacties</Button>
          ) : (
            <Button href={openMomentHref(uuid)} variant="default">
              Bekijk de bellijst
            </Button>
          ))}
        {allowedActions.includes('bonus') && (
          <Button href={`/backoffice/zorgmoment/${uuid}/bonus`} variant="default">
            Bonus geven
          </Button>
        )}
      </div>
    </Card>
  )
}
