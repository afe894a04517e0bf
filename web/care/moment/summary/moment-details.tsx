import type { ReactNode } from 'react'
import { formatHourCount, formatHours, formatMoney } from '../../../../rules/format-nl.ts'
import { Fact, Facts } from '../../../components/fact.tsx'
import { nameContractTypes } from '../../../words/nl.ts'
import type { Moment } from '../care-moment.ts'
import { plannedPayOf, sayPlannedTotal } from '../hours/pay.ts'
import classes from './moment-details.module.css'

type Named = { name: string }
type Asked = Pick<Moment, 'contractType' | 'publishedForContractTypes'> & {
  expertiseLevel: Named
  serviceType?: Named | undefined
}
type Agreed = Pick<Moment, 'startDate' | 'endDate' | 'breakMinutes' | 'timeScope' | 'hoursPerWeek' | 'hourlyRate' | 'bonus'> &
  Pick<Moment, 'description'> &
  Asked & {
    location: Pick<Moment['location'], 'name' | 'street' | 'postcode' | 'city'>
    acts: readonly Named[]
  }
type Props = {
  moment: Agreed
  /** What only this audience is told, before all else: for whom it is, or who asks it. */
  children?: ReactNode
  /** Below the address. */
  route?: ReactNode
}

/** What is asked of whoever comes, wherever an assignment is read. */
export function AskedFacts({ moment: { contractType, publishedForContractTypes, ...moment } }: { moment: Asked }) {
  const forms = contractType ? [contractType] : publishedForContractTypes
  return (
    <>
      <Fact label="Niveau">{moment.expertiseLevel.name}</Fact>
      {moment.serviceType && <Fact label="Soort zorg">{moment.serviceType.name}</Fact>}
      <Fact label="Contractvorm">{forms.length > 0 ? nameContractTypes(forms) : 'Nog niet gepubliceerd'}</Fact>
    </>
  )
}

/** What was agreed on: where, what, how long, at which rate. */
export function MomentDetails({ moment, children, route }: Props) {
  const { location, timeScope, hourlyRate, breakMinutes, hoursPerWeek } = moment
  const { minutes = 0 } = plannedPayOf(moment)
  const total = sayPlannedTotal(moment)
  return (
    <>
      <Facts>
        {children}
        <Fact label="Locatie">
          {location.name}
          <br />
          {location.street}, {location.postcode} {location.city}
          {route && (
            <>
              <br />
              {route}
            </>
          )}
        </Fact>
        <AskedFacts moment={moment} />
        {moment.acts.length > 0 && <Fact label="Handelingen">{moment.acts.map(({ name }) => name).join(', ')}</Fact>}
        {timeScope === 'moment' ? (
          <Fact label="Uren">
            {formatHours(minutes)}, {breakMinutes > 0 ? `${breakMinutes} minuten pauze` : 'zonder pauze'}
          </Fact>
        ) : (
          <Fact label="Uren per week">{hoursPerWeek && formatHourCount(hoursPerWeek)}</Fact>
        )}
        {hourlyRate !== undefined && (
          <Fact label="Uurtarief">
            <span className="figures">{formatMoney(hourlyRate)}</span>
          </Fact>
        )}
        {total && (
          <Fact label="Samen volgens plan">
            <span className="figures">{total}</span>
          </Fact>
        )}
      </Facts>
      {moment.description && <p className={classes.description}>{moment.description}</p>}
    </>
  )
}
