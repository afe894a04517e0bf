import { clientName, type Moment } from '../../../../care/moment/care-moment.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { Fact, Facts } from '../../../../components/fact.tsx'
import { Card } from '../../../../components/page.tsx'
import { nameContractTypes } from '../../../../words/nl.ts'

/** What of an assignment cannot be changed, why not, and what one can do instead. */
export function FixedWords({ moment }: { moment: Moment }) {
  const { uuid, expertiseLevel, serviceType, contractType, publishedForContractTypes, client } = moment
  return (
    <Card title="Dit staat vast">
      <Facts>
        <Fact label="Niveau">{expertiseLevel.name}</Fact>
        {serviceType && <Fact label="Soort zorg">{serviceType.name}</Fact>}
        <Fact label="Contractvorm">{nameContractTypes(contractType ? [contractType] : publishedForContractTypes)}</Fact>
        {client && (
          <Fact label="Cliënt">
            <span data-written>{clientName(moment)}</span>
          </Fact>
        )}
      </Facts>
      <p>
        Zorgverleners kiezen een opdracht om het niveau, de zorg, de contractvorm en de cliënt. Daarom staan die vast. Moet het
        anders? <AppLink href={`/organisatie/opdrachten/nieuw?kopie=${uuid}`}>Maak een kopie</AppLink> en annuleer deze opdracht.
        Een bonus geeft de planner.
      </p>
    </Card>
  )
}
