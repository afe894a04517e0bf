import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { ask } from '#client/cache.ts'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { formatDate } from '#rules/time/format-nl.ts'

type Kind = AnswerOf<'GET /forgetting'>['kinds'][number]
const kindWords: Record<Kind['kind'], string> = {
  care_worker: 'Zorgverleners',
  name: 'Namen van zorgverleners',
  client: 'Cliënten',
}
const sayKind = ({ count, lately, lastOn }: Kind) =>
  `${count}${lately > 0 ? `, waarvan ${lately} in de laatste dertig dagen` : ''}${lastOn ? `; de laatste op ${formatDate(lastOn)}` : ''}`

/** How many people's data was erased, and how many are on hold. */
export function ForgottenCard() {
  const query = useQuery(ask('GET /forgetting', {}))
  return (
    <Card title="Wie vergeten is">
      <p className="soft small plain">
        Wie lang genoeg weg is, wordt ’s nachts vergeten. Wanneer dat is, staat bij de zorgverlener en de cliënt.
      </p>
      <QueryState query={query} height={48}>
        {({ kinds, held }) => (
          <Facts>
            {kinds.map(kind => (
              <Fact key={kind.kind} label={kindWords[kind.kind]}>
                {sayKind(kind)}
              </Fact>
            ))}
            {kinds.length === 0 && <Fact label="Vergeten">Nog niemand</Fact>}
            <Fact label="Langer bewaard">{held}</Fact>
          </Facts>
        )}
      </QueryState>
    </Card>
  )
}
