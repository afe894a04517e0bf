import { Fragment, type ReactNode } from 'react'
import { Fact, Facts } from '#components/marks/fact.tsx'
import type { Word } from '#contract/moments/assignment-words.ts'
import { sayBreak } from '#rules/time/broken-shift.ts'
import { formatHourCount, formatHours, formatMoney } from '#rules/time/format-nl.ts'
import { nameContractTypes } from '#words/nl.ts'
import type { Moment } from '../care-moment.ts'
import { plannedPayOf, sayPlannedTotal } from '../hours/pay.ts'

type Named = { name: string }
type Asked = Pick<Moment, 'contractType' | 'publishedForContractTypes'> & {
  expertiseLevel: Named
  serviceType?: Named | undefined
  orderNumber?: string | undefined
  costCentre?: string | undefined
}
type Agreed = Pick<
  Moment,
  'startDate' | 'endDate' | 'breakMinutes' | 'breakFrom' | 'timeScope' | 'hoursPerWeek' | 'hourlyRate' | 'bonus'
> &
  Pick<Moment, 'description'> &
  Asked & {
    location: Pick<Moment['location'], 'name' | 'street' | 'postcode' | 'city'>
    acts: readonly Named[]
  }
type Props = {
  moment: Agreed
  /** What only this audience sees, before everything else: for whom it is, or who asks. */
  children?: ReactNode
}

/** Shown above it, in a sentence or sum of its own, or to one audience only: every other field is one of these facts. */
type SaidElsewhere =
  | 'title'
  | 'description'
  | 'acts'
  | 'location'
  | 'client'
  | 'breakMinutes'
  | 'breakFrom'
  | 'hoursPerWeek'
  | 'hourlyRate'
  | 'bonus'
  | 'managedByOrganizationLocation'
  | 'publishedForContractTypes'
  | 'audience'
  | 'widening'
const facts: Record<Exclude<Word, SaidElsewhere>, (asked: Asked) => ReactNode> = {
  expertiseLevel: ({ expertiseLevel }) => <Fact label="Niveau">{expertiseLevel.name}</Fact>,
  serviceType: ({ serviceType }) => serviceType && <Fact label="Soort zorg">{serviceType.name}</Fact>,
  orderNumber: ({ orderNumber }) => orderNumber && <Fact label="Ordernummer">{orderNumber}</Fact>,
  costCentre: ({ costCentre }) => costCentre && <Fact label="Kostenplaats">{costCentre}</Fact>,
  contractType: ({ contractType, publishedForContractTypes }) => {
    const forms = contractType ? [contractType] : publishedForContractTypes
    return <Fact label="Contractvorm">{forms.length > 0 ? nameContractTypes(forms) : 'Nog niet gepubliceerd'}</Fact>
  },
}

/** What is asked of the assignee, wherever an assignment is shown. */
export const AskedFacts = ({ moment }: { moment: Asked }) =>
  Object.entries(facts).map(([word, say]) => <Fragment key={word}>{say(moment)}</Fragment>)

/** What was agreed: where, what, how long, at which rate. */
export function MomentDetails({ moment, children }: Props) {
  const { location, timeScope, hourlyRate, hoursPerWeek } = moment
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
        </Fact>
        <AskedFacts moment={moment} />
        {moment.acts.length > 0 && <Fact label="Handelingen">{moment.acts.map(({ name }) => name).join(', ')}</Fact>}
        {timeScope === 'moment' ? (
          <Fact label="Uren">
            {formatHours(minutes)}, {sayBreak(moment)}
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
      {moment.description && <p className="reading as-typed breaks">{moment.description}</p>}
    </>
  )
}
