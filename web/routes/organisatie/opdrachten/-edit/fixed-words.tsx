import { useState } from 'react'
import { ActionButton, Acts } from '#care/action/action-button.tsx'
import { clientName, type Moment } from '#care/moment/care-moment.ts'
import { saySeries } from '#care/moment/series.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { nameContractTypes } from '#words/nl.ts'
import type { Series } from './moment-values.ts'
import { SeriesUntilDialog } from './series/series-until-dialog.tsx'

type Props = {
  moment: Moment
  /** When the whole series is edited, or this moment and the later ones. */
  series?: Series
}

/** What cannot be changed about an assignment or a series, why not, and the alternative. */
export function FixedWords({ moment, series }: Props) {
  const { uuid, expertiseLevel, serviceType, contractType, publishedForContractTypes, client } = moment
  return (
    <Card title="Dit staat vast">
      <Facts>
        {series && <Fact label="Wanneer">{saySeries(series)}</Fact>}
        {series && <Fact label="Locatie">{series.location.name}</Fact>}
        <Fact label="Niveau">{expertiseLevel.name}</Fact>
        {serviceType && <Fact label="Soort zorg">{serviceType.name}</Fact>}
        <Fact label="Contractvorm">{nameContractTypes(contractType ? [contractType] : publishedForContractTypes)}</Fact>
        {client && (
          <Fact label="Cliënt">
            <span data-written>{clientName(moment)}</span>
          </Fact>
        )}
      </Facts>
      {series && <DaysOfSeries series={series} />}
      <p className="above-16">
        Zorgverleners kiezen een opdracht om het niveau, de zorg, de contractvorm en de cliënt. Daarom staan die vast. Moet het
        anders? <AppLink href={`/organisatie/opdrachten/nieuw?kopie=${uuid}`}>Maak een kopie</AppLink> en annuleer deze{' '}
        {series ? 'reeks' : 'opdracht'}. Een bonus geeft de planner.
      </p>
    </Card>
  )
}

/** What is changed elsewhere: the last day of the series here, the location on a single assignment. */
function DaysOfSeries({ series }: { series: Series }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="above-16 below-16">
        De dagen van de week staan vast, want zorgverleners rekenen daarop. De laatste dag kun je hier wijzigen. De datum, de
        locatie en wie het beheert wijzig je per opdracht, bij ‘Alleen deze’.
      </p>
      <Acts>
        <ActionButton item={series} action="until" run={{ opens: () => setOpen(true) }}>
          Inkorten of verlengen
        </ActionButton>
      </Acts>
      {open && <SeriesUntilDialog series={series} onClose={() => setOpen(false)} />}
    </>
  )
}
