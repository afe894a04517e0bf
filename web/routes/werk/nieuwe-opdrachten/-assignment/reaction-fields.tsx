import type { FormOf } from '#care/form/use-form.ts'
import { TextArea } from '#components/fields/text-area.tsx'
import { LiveRegion } from '#components/page/live-region.tsx'
import { Card } from '#components/page/page.tsx'
import classes from './assignment.module.css'

const longest = 2000

/** Why the worker is suitable: the message with a reaction. */
export function Motivation(props: ReturnType<FormOf<{ motivation: string }>['text']>) {
  const left = longest - props.value.length
  return (
    <Card title="Je motivatie">
      <TextArea
        label="Waarom pas jij hier goed?"
        description="Dit mag je overslaan. Denk aan je ervaring, of dat je hier eerder werkte."
        rows={4}
        maxLength={longest}
        {...props}
      />
      <LiveRegion>{left < 200 && left >= 0 && <p className="above-12 soft small figures">Nog {left} tekens</p>}</LiveRegion>
    </Card>
  )
}

/** What happens after a reaction. */
export const NextSteps = ({ termHours }: { termHours: number }) => (
  <Card title="Zo gaat het verder">
    <ol className={`marked grid gap-8 ${classes.steps}`}>
      <li>De organisatie ziet je naam, je niveau, je afstand en je motivatie.</li>
      <li>Kiest ze jou, dan krijg je een mail en staat de opdracht in je planning.</li>
      <li>Tot die tijd kun je je reactie intrekken. Daarna kun je kosteloos annuleren tot {termHours} uur voor het begin.</li>
    </ol>
  </Card>
)
