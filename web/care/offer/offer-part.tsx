import { useQuery } from '@tanstack/react-query'
import { useChange } from '#client/cache.ts'
import { QueryState } from '#components/page/query-state.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { late } from '#components/page/suspense.tsx'
import { formatDateTime } from '#rules/time/format-nl.ts'
import { actionWords } from '#words/actions-nl.ts'
import { type ContractType, nameContractTypes } from '#words/nl.ts'
import { ActionButton, Acts } from '../action/action-button.tsx'
import type { Moment } from '../moment/care-moment.ts'
import type { Publication } from '../moment/publication.ts'
import { Part } from '../parts/part.tsx'
import { groupInSentence } from './offer.ts'
import { openPublicationOf } from './open-publication.ts'

const Publish = late(() => import('./publish.tsx'), { fallback: <Skeleton height={220} /> })
const PublishedTo = late(() => import('./published-to.tsx'))

/** The offer of an open assignment: publish or withdraw it. */
export default function OfferPart({ moment, now }: { moment: Moment; now: string }) {
  const query = useQuery(openPublicationOf(moment.uuid))
  if (moment.startDate <= now) return null
  return (
    <Part title="Aanbieden">
      <QueryState query={query} height={220}>
        {({ member: [publication] }) =>
          publication ? <Published publication={publication} moment={moment} now={now} /> : <Publish moment={moment} />
        }
      </QueryState>
    </Part>
  )
}

function Published({ publication, moment, now }: { publication: Publication; moment: Moment; now: string }) {
  const count = moment.openReactionCount ?? 0
  const { run } = useChange('PATCH /care_moment_publications/{uuid}/withdraw')
  const { uuid, publishedForContractTypes, audience, createdAt } = publication
  const lost = count === 1 ? 'De reactie vervalt' : `De ${count} reacties vervallen`
  const consequences = (
    <p>
      Zorgverleners zien de opdracht niet meer. {count > 0 && `${lost}, en wie reageerde hoort dat. `}
      {moment.asking && 'Wie op naam gevraagd is, hoort dat de vraag vervalt. '}
      De opdracht is dan ingetrokken, tot je die opnieuw publiceert.
    </p>
  )
  return (
    <>
      <p>
        Gepubliceerd voor {nameContractTypes(publishedForContractTypes as ContractType[]).toLowerCase()} op{' '}
        {formatDateTime(createdAt)}. Nu voor {groupInSentence[audience]}.
      </p>
      <PublishedTo {...{ moment, publication, now }} />
      <Acts>
        <ActionButton
          item={publication}
          action="withdraw"
          run={() => run({ uuid })}
          done="De publicatie is ingetrokken. De opdracht staat weer open zodra je die opnieuw publiceert."
          ask={{ title: 'Publicatie intrekken?', consequences }}
        >
          {actionWords.withdrawPublication}
        </ActionButton>
      </Acts>
    </>
  )
}
