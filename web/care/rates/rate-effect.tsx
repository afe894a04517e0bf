import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { useDebouncedValue } from '#components/hooks/use-debounced-value.ts'
import { moreAWeek } from '#rules/money/rate-effect.ts'
import { counted, formatEuros, formatHours } from '#rules/time/format-nl.ts'
import type { Cell } from './course.ts'
import classes from './rates.module.css'

type Effect = AnswerOf<'GET /organization_location_rates/effect'>

/** "12 open opdrachten, € 340 per week meer". */
function sayEffect(effect: Effect): string {
  const { openMoments } = effect
  if (openMoments === 0) return 'Er verandert nu niets: er zijn geen open opdrachten die dit tarief volgen.'
  const more = moreAWeek(effect)
  const change = more === 0 ? 'per week evenveel' : `${formatEuros(Math.abs(more))} per week ${more > 0 ? 'meer' : 'minder'}`
  return `${counted(openMoments, 'open opdracht', 'open opdrachten')}, ${change}`
}

/** The details: the hours a week, their cost now and then, and what keeps its own rate. */
function explainEffect({ openMoments, minutesAWeek, centsAWeekNow, centsAWeekThen, keepingMoments }: Effect): string[] {
  const hours = `${formatHours(minutesAWeek)} per week: nu ${formatEuros(centsAWeekNow)}, straks ${formatEuros(centsAWeekThen)}. Zonder bonus en toeslagen.`
  const keeping = `${counted(keepingMoments, 'toegewezen opdracht houdt', 'toegewezen opdrachten houden')} het tarief van nu.`
  return [...(openMoments > 0 ? [hours] : []), ...(keepingMoments > 0 ? [keeping] : [])]
}

type Props = { cell: Cell; hourlyRate: number | null; validFrom: string | null }

/** What the typed rate would change, as the server will do it. */
export function RateEffect({ cell: { location, level, contractType }, hourlyRate, validFrom }: Props) {
  const asked = useDebouncedValue(hourlyRate !== null && validFrom ? `${hourlyRate} ${validFrom}` : '')
  const [rate = '', day = ''] = asked.split(' ')
  const { placeholderData: _previous, ...fresh } = queryOf('GET /organization_location_rates/effect', {
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
    <div className={`grid gap-4 pad-row rounded figures ${classes.effect}`} role="status">
      {data && (
        <>
          <p>
            <strong>{sayEffect(data)}</strong>
          </p>
          {explainEffect(data).map(sentence => (
            <p key={sentence} className="soft small plain">
              {sentence}
            </p>
          ))}
        </>
      )}
      {!data && (
        <p className="soft small plain">
          {asked === '' && 'Vul een tarief en een dag in. Dan zie je hier wat het verandert.'}
          {asked !== '' && (error ? 'Wat het verandert, kon niet worden berekend. Bewaren kan wel.' : 'Berekenen…')}
        </p>
      )}
    </div>
  )
}
