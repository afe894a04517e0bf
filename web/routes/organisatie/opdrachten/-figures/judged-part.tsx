import { useQuery } from '@tanstack/react-query'
import { ReviewFigures } from '#care/reviews/review-figures.tsx'
import { ask } from '#client/cache.ts'
import { FigurePart } from './figure-part.tsx'

/** Care workers' ratings of the organization after a shift. */
export function JudgedPart() {
  const query = useQuery(ask('GET /organization_reviews/stats', {}))
  return (
    <FigurePart
      title="Hoe zorgverleners jullie beoordelen"
      query={query}
      about="Alle beoordelingen van zorgverleners na een dienst. De periode en de filters hierboven veranderen hier niets aan. Wat iemand over een dienst zei, staat bij die opdracht."
      isEmpty={({ count }) => count === 0}
      empty="Nog geen zorgverlener gaf een beoordeling."
    >
      {stats => <ReviewFigures stats={stats} />}
    </FigurePart>
  )
}
