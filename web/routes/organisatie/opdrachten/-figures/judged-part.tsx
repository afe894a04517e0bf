import { useQuery } from '@tanstack/react-query'
import { figuresOf } from '../../../../care/reviews/figures-of.ts'
import { ReviewFigures } from '../../../../care/reviews/review-figures.tsx'
import { ask } from '../../../../client/cache.ts'
import { FigurePart } from './figure-part.tsx'

/** The newest of them: what was said years ago is no longer how it is. */
const newest = 100

/** How care workers judge the organization after a shift. */
export function JudgedPart() {
  const query = useQuery(ask('GET /organization_reviews', { query: { itemsPerPage: newest } }))
  return (
    <FigurePart
      title="Hoe zorgverleners jullie beoordelen"
      query={query}
      about={`De laatste ${newest} beoordelingen van zorgverleners na een dienst. De periode en de filters hierboven veranderen hier niets aan. Wat iemand over een dienst zei, staat bij die opdracht.`}
      isEmpty={({ member }) => member.length === 0}
      empty="Nog geen zorgverlener gaf een beoordeling."
    >
      {({ member }) => <ReviewFigures stats={figuresOf(member)} />}
    </FigurePart>
  )
}
