import type { AnswerOf } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { TimeField } from '#components/fields/time-field.tsx'
import { useAction } from '../../action/use-action.ts'
import { FieldPair, Form } from '../../form/form.tsx'
import { useForm } from '../../form/use-form.ts'

type Chosen = AnswerOf<'GET /notification_preferences'>['quietHours']
type Typed = { from: string | null; until: string | null } // null while it is not a valid time
const usual: Typed = { from: '22:00', until: '07:00' }
const missing = 'Vul een tijd in.'

/** The hours without mail and push. */
export function QuietHours({ chosen }: { chosen: Chosen }) {
  const { run } = useChange('PUT /notification_preferences')
  const { busy, act } = useAction()
  const save = (quietHours: Chosen) => run({ body: { quietHours, kinds: [] } })
  const form = useForm<Typed>({
    start: chosen ?? usual,
    check: ({ from, until }) => ({ ...(!from && { from: missing }), ...(!until && { until: missing }) }),
    fieldOf: { 'quietHours.from': 'from', 'quietHours.until': 'until' },
    send: ({ from, until }) => save(from && until ? { from, until } : null),
    done: () => 'De stille uren zijn bewaard.',
    undo: () => save(chosen),
  })
  const off = () => void act({ run: () => save(null), done: 'De stille uren staan uit.', undo: () => save(chosen) })
  return (
    <section className="stack gap-8">
      <h3>Stille uren</h3>
      <p>
        {chosen
          ? `Tussen ${chosen.from} en ${chosen.until} komt er geen mail en geen melding op het toestel, behalve als iets niet kan wachten.`
          : 'Kies wanneer er geen mail en geen melding komt. Alleen wat niet kan wachten, komt dan toch.'}
      </p>
      <Form
        of={form}
        act={chosen ? 'Bewaren' : 'Aanzetten'}
        more={
          chosen && (
            <Button variant="subtle" loading={busy} onClick={off}>
              Uitzetten
            </Button>
          )
        }
      >
        <FieldPair short>
          <TimeField label="Van" {...form.field('from')} />
          <TimeField label="Tot" ends {...form.field('until')} />
        </FieldPair>
      </Form>
    </section>
  )
}
