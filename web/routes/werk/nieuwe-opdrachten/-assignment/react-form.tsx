import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { formatDate } from '../../../../../rules/format-nl.ts'
import { dateOf, formatDates } from '../../../../care/moment/moment.ts'
import { track } from '../../../../client/analytics.ts'
import type { Problem } from '../../../../client/api.ts'
import { useChange } from '../../../../client/cache.ts'
import { useDraft } from '../../../../client/drafts.ts'
import { Button } from '../../../../components/button.tsx'
import { Checkbox } from '../../../../components/checkbox.tsx'
import { Card } from '../../../../components/page.tsx'
import { Refusal } from '../../../../components/refusal.tsx'
import { TextArea } from '../../../../components/text-area.tsx'
import { actionWords } from '../../../../words/actions-nl.ts'
import classes from './assignment.module.css'
import type { Assignment } from './use-assignment.ts'

const longest = 2000
/** The server says "not found" to people who may no longer see the assignment: it went while the form was open. */
const explain = ({ message, violations }: Problem): string =>
  violations.some(({ propertyPath }) => propertyPath === 'careMomentPublication')
    ? 'Deze opdracht is er niet meer: er is iemand gekozen, of de organisatie heeft de opdracht ingetrokken.'
    : message

/** The form of a reaction. The typed text survives an error, a reload and the end of the login. */
export function ReactForm({ assignment: { publication, moment } }: { assignment: Assignment }) {
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const {
    draft: motivation,
    set: setMotivation,
    forget,
  } = useDraft(`reactie-${publication.uuid}`, '', kept => (typeof kept === 'string' ? kept : undefined))
  const [agreed, setAgreed] = useState(false)
  const [missing, setMissing] = useState(false)
  const place = useChange('POST /care_moment_publication_reactions')
  const when = moment.timeScope === 'period' ? `van ${formatDates(moment)}` : `op ${formatDate(dateOf(moment.startDate))}`

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(!agreed)
    if (!agreed) return box.current?.focus()
    const made = await place
      .run({ body: { careMomentPublication: publication['@id'], motivation: motivation.trim() || null, agreed } })
      .catch(() => undefined) // shown below, from place.problem
    if (!made) return
    forget()
    track('Reaction placed')
    void navigate({
      to: '/werk/nieuwe-opdrachten/reactie-geplaatst',
      search: { opdracht: publication.uuid },
      replace: true,
    })
  }
  return (
    <form className={classes.column} onSubmit={event => void submit(event)} noValidate>
      <Card title="Je motivatie">
        <TextArea
          label="Waarom pas jij hier goed?"
          description="Dit mag je overslaan. Denk aan je ervaring, of dat je hier eerder werkte."
          rows={4}
          maxLength={longest}
          value={motivation}
          onChange={event => setMotivation(event.currentTarget.value)}
          error={place.problem?.violations.find(({ propertyPath }) => propertyPath === 'motivation')?.message}
        />
        {motivation.length > longest - 200 && (
          <p className={`${classes.soft} figures`}>Nog {longest - motivation.length} tekens</p>
        )}
      </Card>
      <NextSteps termHours={moment.cancellationTermHours} />
      <Card>
        <Checkbox
          ref={box}
          label={`Ik heb de opdracht gelezen en ben ${when} beschikbaar. Word ik gekozen, dan kom ik werken.`}
          checked={agreed}
          onChange={event => {
            setAgreed(event.currentTarget.checked)
            setMissing(false)
          }}
          error={missing && 'Vink aan dat je akkoord gaat.'}
          required
        />
        <div className={classes.submit}>
          <Refusal>{place.problem && explain(place.problem)}</Refusal>
          <Button type="submit" size="lg" fullWidth loading={place.busy}>
            {actionWords.react}
          </Button>
        </div>
      </Card>
    </form>
  )
}

const NextSteps = ({ termHours }: { termHours: number }) => (
  <Card title="Zo gaat het verder">
    <ol className={classes.steps}>
      <li>De organisatie ziet je naam, je niveau, je afstand en je motivatie.</li>
      <li>Kiest ze jou, dan krijg je een mail en staat de opdracht in je planning.</li>
      <li>Tot die tijd kun je je reactie intrekken. Daarna kun je kosteloos annuleren tot {termHours} uur voor het begin.</li>
    </ol>
  </Card>
)
