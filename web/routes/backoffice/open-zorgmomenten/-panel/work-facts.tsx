import { formatHourCount, formatHours, formatMoney } from '../../../../../rules/format-nl.ts'
import { Acts } from '../../../../care/act/act-button.tsx'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { payFor, plannedHours } from '../../../../care/moment/hours.ts'
import { Button } from '../../../../components/button.tsx'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { nameContractTypes } from '../../../../words/nl.ts'

/** What was agreed on of an open moment: where, what, how long, at which rate; and what else can be done with it. */
export default function WorkFacts({ moment }: { moment: Moment }) {
  const { location, timeScope, hourlyRate, bonus, contractType, publishedForContractTypes, hoursPerWeek } = moment
  const { minutes } = payFor(plannedHours(moment), moment)
  const forms = contractType ? [contractType] : publishedForContractTypes
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
      <Facts>
        <Fact label="Organisatie">{location.organization.name}</Fact>
        <Fact label="Locatie">
          {location.name}
          <br />
          {location.street}, {location.postcode} {location.city}
        </Fact>
        <Fact label="Niveau">{moment.expertiseLevel.name}</Fact>
        {moment.serviceType && <Fact label="Soort zorg">{moment.serviceType.name}</Fact>}
        {(moment.acts ?? []).length > 0 && <Fact label="Handelingen">{moment.acts?.map(({ name }) => name).join(', ')}</Fact>}
        <Fact label="Contractvorm">{forms.length > 0 ? nameContractTypes(forms) : 'Nog niet gepubliceerd'}</Fact>
        {timeScope === 'moment' ? (
          <Fact label="Uren">
            {formatHours(minutes)}, {moment.breakMinutes > 0 ? `${moment.breakMinutes} minuten pauze` : 'zonder pauze'}
          </Fact>
        ) : (
          <Fact label="Uren per week">{hoursPerWeek && formatHourCount(hoursPerWeek)}</Fact>
        )}
        {hourlyRate !== undefined && <Fact label="Uurtarief">{formatMoney(hourlyRate)}</Fact>}
        {bonus > 0 && <Fact label="Bonus">{formatMoney(bonus)}</Fact>}
        {moment.description && <Fact label="Omschrijving">{moment.description}</Fact>}
      </Facts>
      {acts}
    </>
  )
}
