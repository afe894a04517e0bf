import { useQuery } from '@tanstack/react-query'
import { ask } from '../../client/cache.ts'
import { useLate } from '../../components/use-late.ts'
import type { Cell } from './course.ts'
import { explainEffect, sayEffect } from './effect-words.ts'
import classes from './rates.module.css'

type Props = { cell: Cell; hourlyRate: number | null; validFrom: string | null }

/** What the typed rate would change, as the server will do it. */
export function RateEffect({ cell: { location, level, contractType }, hourlyRate, validFrom }: Props) {
  const asked = useLate(hourlyRate !== null && validFrom ? `${hourlyRate} ${validFrom}` : '')
  const [rate = '', day = ''] = asked.split(' ')
  const { placeholderData: _previous, ...fresh } = ask('GET /organization_location_rates/effect', {
    query: {
      organizationLocation: location.uuid,
      expertiseLevel: level.uuid,
      contractType,
      validFrom: day,
      hourlyRate: Number(rate),
    },
  })
  const { data, error } = useQuery({ ...fresh, enabled: asked !== '' })
  return (
    <div className={`${classes.effect} figures`} role="status">
      {data && (
        <>
          <p>
            <strong>{sayEffect(data)}</strong>
          </p>
          {explainEffect(data).map(sentence => (
            <p key={sentence} className={classes.soft}>
              {sentence}
            </p>
          ))}
        </>
      )}
      {!data && (
        <p className={classes.soft}>
          {asked === '' && 'Vul een tarief en een dag in. Dan zie je hier wat het verandert.'}
          {asked !== '' && (error ? 'Wat het verandert, kon niet worden berekend. Bewaren kan wel.' : 'Berekenen…')}
        </p>
      )}
    </div>
  )
}
