import { useChange } from '#client/cache.ts'
import { Card } from '#components/page/page.tsx'
import { formatCount } from '#rules/time/format-nl.ts'
import { ActionButton } from '../action/action-button.tsx'
import { type Roster, shifts } from './roster.ts'
import { sayGap } from './roster-head.tsx'

/** The progress of the roster: how much it fills so far, and how much better it could still be. */
export function Making({ roster }: { roster: Roster }) {
  const { run } = useChange('PUT /rosters/{uuid}/stop')
  const { uuid, shiftCount, filledCount, gap } = roster
  const known = typeof shiftCount === 'number' && typeof filledCount === 'number'
  return (
    <Card>
      <div className="grid start gap-12">
        <progress {...(known && { value: filledCount, max: Math.max(1, shiftCount) })} aria-label="Gevulde diensten" />
        <p className="figures">
          {known ? (
            <>
              <strong>
                {formatCount(filledCount)} van de {shifts(shiftCount)}
              </strong>{' '}
              gevuld. {sayGap(gap)}
            </>
          ) : (
            'We zoeken uit welke diensten open zijn en wie ze mag doen.'
          )}
        </p>
        {known && (
          <ActionButton item={roster} action="stop" run={() => run({ uuid })}>
            Stop en gebruik dit
          </ActionButton>
        )}
      </div>
    </Card>
  )
}
