import { useQuery } from '@tanstack/react-query'
import { Form } from '#care/form/form.tsx'
import { useForm } from '#care/form/use-form.ts'
import type { Moment } from '#care/moment/care-moment.ts'
import { plannedPayOf } from '#care/moment/hours/pay.ts'
import { splitMinutes } from '#care/time-left.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf, useChange } from '#client/cache.ts'
import { useDraft } from '#client/drafts.ts'
import { Button } from '#components/controls/button.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Notice } from '#components/page/notice.tsx'
import { Card } from '#components/page/page.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { counted, formatEuros, formatHoursLeft, formatMoney } from '#rules/time/format-nl.ts'

type Advice = AnswerOf<'GET /care_moments/{uuid}/bonus_advice'>
type Band = Advice['bands'][number]
type Values = { bonus: number | null }
// From two days on, a number of days is clearer than hours.
const twoDays = 2880

/** Sets a bonus on an assignment: shows the new cost, and the bonuses that filled comparable work. */
export function BonusForm({ moment }: { moment: Moment }) {
  const { uuid, version } = moment
  const { run } = useChange('PUT /care_moments/{uuid}/bonus')
  const start: Values = { bonus: moment.bonus || null }
  const draft = useDraft<Values>(`bonus:${uuid}`, start, kept =>
    kept !== null && typeof kept === 'object' && 'bonus' in kept && typeof kept.bonus === 'number'
      ? { bonus: kept.bonus }
      : undefined,
  )
  const form = useForm<Values, Moment>({
    start,
    draft,
    check: ({ bonus }) => ({ ...(bonus === null && { bonus: 'Vul een bedrag in; 0 is geen bonus.' }) }),
    send: ({ bonus }) => run({ uuid, body: { bonus: bonus ?? 0, version } }),
    done: ({ bonus }) => {
      draft.clear()
      return bonus > 0 ? `De bonus is nu ${formatMoney(bonus)}.` : 'Er is nu geen bonus.'
    },
  })
  if (!moment.allowedActions.includes('bonus'))
    return <Empty title="Een bonus kan niet meer" text={moment.obstacles?.bonus ?? 'Deze opdracht is niet meer open.'} />
  const { bonus } = form.values
  const whole = (cents: number) => formatMoney(plannedPayOf({ ...moment, bonus: cents }).totalCents)
  return (
    <>
      <Card>
        <Form of={form} act="Bonus geven">
          <MoneyField
            label="Bonus voor deze opdracht"
            description="Een vast bedrag bovenop het tarief; 0 is geen bonus."
            {...form.field('bonus')}
          />
          <LiveRegion>
            {(bonus === null || bonus === moment.bonus) && <p>De opdracht kost nu {whole(moment.bonus)}, zonder onkosten.</p>}
            {bonus !== null && bonus !== moment.bonus && (
              <Notice title="Wat het kost">
                <p>
                  De opdracht kost dan {whole(bonus)} in plaats van {whole(moment.bonus)}, zonder onkosten.
                </p>
                <p>{sayWhoHears(moment)}</p>
              </Notice>
            )}
          </LiveRegion>
        </Form>
      </Card>
      <Comparable uuid={uuid} onChoose={cents => form.set({ bonus: cents })} />
    </>
  )
}

const sayWhoHears = ({ assignee, reachedCount = 0 }: Moment) =>
  assignee
    ? 'Is er een overeenkomst, dan komt er een aanvulling. De zorgverlener en de organisatie krijgen daar bericht van, en geven akkoord.'
    : `${reachedCount === 1 ? 'Eén zorgverlener hoorde' : `${reachedCount} zorgverleners hoorden`} van deze opdracht. Wie hem bekijkt ziet de bonus; niemand krijgt er apart bericht van.`

const nameBand = ({ upTo }: Band) => (upTo === null ? 'Meer bonus' : upTo === 0 ? 'Geen bonus' : `Tot ${formatEuros(upTo)}`)
const within = (minutes: number | null) =>
  minutes === null ? '' : `, de helft binnen ${minutes < twoDays ? formatHoursLeft(minutes) : sayDays(minutes)}`
const sayDays = (minutes: number) => {
  const { days } = splitMinutes(minutes)
  return counted(days, 'dag', 'dagen')
}
const sayBand = ({ offered, filled, medianMinutes }: Band) =>
  offered === 0 ? 'niet aangeboden' : `${filled} van ${offered} vervuld${within(medianMinutes)}`

/** The bonuses that filled comparable work, and the advice from them. */
function Comparable({ uuid, onChoose }: { uuid: string; onChoose: (cents: number) => void }) {
  const query = useQuery(queryOf('GET /care_moments/{uuid}/bonus_advice', { uuid }))
  return (
    <QueryState query={query} rows={5} height={44}>
      {({ comparable, bands, advice }) => (
        <Card title="Wat vulde vergelijkbaar werk?">
          <p className="below-16">{sayAdvice(comparable, advice)}</p>
          {advice && advice.upTo !== null && advice.upTo > 0 && (
            <p className="below-16">
              <Button size="sm" variant="default" onClick={() => onChoose(advice.upTo ?? 0)}>
                Neem {formatEuros(advice.upTo)} over
              </Button>
            </p>
          )}
          {comparable > 0 && (
            <Facts>
              {bands.map(band => (
                <Fact key={String(band.upTo)} label={nameBand(band)}>
                  {sayBand(band)}
                </Fact>
              ))}
            </Facts>
          )}
          <p className="above-16">
            Zelfde niveau en dagdeel, doordeweeks of weekend, binnen 30 km, begonnen in het laatste jaar.
          </p>
        </Card>
      )}
    </QueryState>
  )
}

function sayAdvice(comparable: number, advice: Advice['advice']): string {
  if (!advice)
    return comparable === 0
      ? 'Er is nog geen vergelijkbaar werk aangeboden.'
      : `Van ${comparable} vergelijkbare diensten is niet te zeggen dat een bonus helpt.`
  const { upTo, offered, filled, medianMinutes } = advice
  const which = upTo === 0 ? 'zonder bonus' : `met een bonus tot ${formatEuros(upTo ?? 0)}`
  return `Van ${offered} vergelijkbare diensten ${which} werden er ${filled} vervuld${within(medianMinutes)}.`
}
