import { useQuery } from '@tanstack/react-query'
import { formatEuros, formatHoursLeft, formatMoney } from '../../../../../rules/format-nl.ts'
import { Form } from '../../../../care/form/form.tsx'
import { useForm } from '../../../../care/form/use-form.ts'
import type { Moment } from '../../../../care/moment/care-moment.ts'
import { plannedPayOf } from '../../../../care/moment/publication.ts'
import type { AnswerOf } from '../../../../client/api.ts'
import { ask, useChange } from '../../../../client/cache.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { Button } from '../../../../components/button.tsx'
import { DataTable } from '../../../../components/data-table.tsx'
import { Empty, ListState } from '../../../../components/list-state.tsx'
import { MoneyField } from '../../../../components/money-field.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { Card } from '../../../../components/page.tsx'

type Advice = AnswerOf<'GET /care_moments/{uuid}/bonus_advice'>
type Band = Advice['bands'][number]
type Values = { bonus: number | null }

/** Gives an opdracht a bonus: what it then costs, and what comparable work was filled with. */
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
  const whole = (cents: number) => formatMoney(plannedPayOf({ ...moment, bonus: cents }).wageCents)
  return (
    <Card>
      <Form of={form} act="Bonus geven">
        <MoneyField
          label="Bonus voor deze opdracht"
          description="Een vast bedrag bovenop het tarief; 0 is geen bonus."
          {...form.field('bonus')}
        />
        {bonus !== null && bonus !== moment.bonus && (
          <Notice title="Wat het kost">
            <p>
              De opdracht kost dan {whole(bonus)} in plaats van {whole(moment.bonus)}, zonder onkosten.
            </p>
            <p>
              {moment.reachedCount === 1 ? 'Eén zorgverlener hoorde' : `${moment.reachedCount ?? 0} zorgverleners hoorden`} van
              deze opdracht. Wie hem bekijkt ziet de bonus; niemand krijgt er apart bericht van.
            </p>
          </Notice>
        )}
      </Form>
      <Comparable uuid={uuid} onChoose={cents => form.set({ bonus: cents })} />
    </Card>
  )
}

const nameBand = ({ upTo }: Band) => (upTo === null ? 'meer' : upTo === 0 ? 'geen bonus' : `tot ${formatEuros(upTo)}`)

/** What comparable work was filled with, and what that advises. */
function Comparable({ uuid, onChoose }: { uuid: string; onChoose: (cents: number) => void }) {
  const query = useQuery(ask('GET /care_moments/{uuid}/bonus_advice', { uuid }))
  return (
    <ListState query={query} rows={5} rowHeight={44} isEmpty={() => false} empty={null}>
      {({ comparable, bands, advice }) => (
        <section aria-label="Vergelijkbaar werk">
          <h2>Wat vulde vergelijkbaar werk?</h2>
          <p>{sayAdvice(comparable, advice)}</p>
          {advice && advice.upTo !== null && advice.upTo > 0 && (
            <p>
              <Button size="sm" variant="default" onClick={() => onChoose(advice.upTo ?? 0)}>
                Neem {formatEuros(advice.upTo)} over
              </Button>
            </p>
          )}
          <DataTable
            caption="Vergelijkbaar werk van het laatste jaar, naar bonus"
            rows={bands}
            idOf={band => String(band.upTo)}
            columns={[
              { key: 'bonus', label: 'Bonus', onCard: 'title', value: nameBand },
              { key: 'aangeboden', label: 'Aangeboden', figures: true, value: ({ offered }) => offered },
              { key: 'vervuld', label: 'Vervuld', figures: true, value: ({ filled }) => filled },
              {
                key: 'duur',
                label: 'De helft binnen',
                figures: true,
                value: ({ medianMinutes }) => (medianMinutes === null ? '–' : formatHoursLeft(medianMinutes)),
              },
            ]}
          />
          <p>Zelfde niveau en dagdeel, doordeweeks of weekend, binnen 30 km, begonnen in het laatste jaar.</p>
        </section>
      )}
    </ListState>
  )
}

function sayAdvice(comparable: number, advice: Advice['advice']): string {
  if (!advice)
    return comparable === 0
      ? 'Er is nog geen vergelijkbaar werk aangeboden.'
      : `Van ${comparable} vergelijkbare diensten is niet te zeggen dat een bonus helpt.`
  const { upTo, offered, filled, medianMinutes } = advice
  const soon = medianMinutes === null ? '' : `, de helft binnen ${formatHoursLeft(medianMinutes)}`
  const which = upTo === 0 ? 'zonder bonus' : `met een bonus tot ${formatEuros(upTo ?? 0)}`
  return `Van ${offered} vergelijkbare diensten ${which} werden er ${filled} vervuld${soon}.`
}
