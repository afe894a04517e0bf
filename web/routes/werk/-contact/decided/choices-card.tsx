import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { StatusPill } from '#components/marks/status-pill.tsx'
import { Card } from '#components/page/page.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { amsterdamDate } from '#rules/time/amsterdam.ts'
import { formatShift } from '#rules/time/broken-shift.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { type Choice, wordOf, workOf } from './choice.ts'
import classes from './decided.module.css'
import { LookAgain } from './look-again.tsx'

const fewAtFirst = 5

/**
 * The choices about this care worker that rosters made and a person accepted: each with its reasons, and a way to ask a person to
 * look again.
 */
export function ChoicesCard({ me }: { me: string }) {
  const query = useQuery(queryOf('GET /roster_choices', {}))
  const [all, setAll] = useState(false)
  const [asked, setAsked] = useState<Choice>()
  return (
    <Card title="Keuzes over jou">
      <QueryState
        query={query}
        rows={2}
        height={132}
        isEmpty={({ choices }) => choices.length === 0}
        empty={
          <p className="soft small">
            Nog geen. Stelt een rooster jou voor, of een ander voor werk waarop jij reageerde? Neemt een mens dat over, dan staat
            het hier, met de redenen.
          </p>
        }
      >
        {({ choices }) => (
          <>
            <ul className={`grid ${classes.choices}`} aria-label="Keuzes over jou">
              {(all ? choices : choices.slice(0, fewAtFirst)).map(choice => (
                <ChoiceItem key={choice.uuid} choice={choice} onAsk={() => setAsked(choice)} />
              ))}
            </ul>
            {!all && choices.length > fewAtFirst && (
              <Button variant="subtle" onClick={() => setAll(true)}>
                Alle {choices.length} keuzes tonen
              </Button>
            )}
          </>
        )}
      </QueryState>
      {asked && <LookAgain me={me} choice={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}

function ChoiceItem({ choice, onAsk }: { choice: Choice; onAsk: () => void }) {
  const { label, tone } = wordOf(choice)
  return (
    <li>
      <StatusPill tone={tone}>{label}</StatusPill>
      <span>
        <strong>{choice.title}</strong>
        <br />
        <span className="figures">{formatShift(choice)}</span>
        <br />
        <span className="soft small">
          {choice.organization}, {choice.place}
        </span>
      </span>
      {choice.reasons.length > 0 && (
        <ul className={`marked ${classes.points}`} aria-label="Redenen">
          {choice.reasons.map(({ code, message }) => (
            <li key={code + message}>{message}</li>
          ))}
        </ul>
      )}
      <span className="soft small">Door een mens overgenomen op {formatDate(amsterdamDate(choice.at))}</span>
      <Button variant="default" size="sm" onClick={onAsk}>
        Laat een mens opnieuw kijken<span className="unseen"> naar {workOf(choice)}</span>
      </Button>
    </li>
  )
}
