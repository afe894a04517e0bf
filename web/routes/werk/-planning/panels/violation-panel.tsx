import { useQuery } from '@tanstack/react-query'
import { OwnNameOnly } from '#care/action/own-name-only.tsx'
import { dateOf, formatWhen } from '#care/moment/moment.ts'
import { useNow } from '#care/now.ts'
import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { Dialog } from '#components/layers/dialog.tsx'
import { Fact, Facts } from '#components/marks/fact.tsx'
import { Empty, QueryState } from '#components/page/query-state.tsx'
import { violationMark } from '#rules/people/violations.ts'
import { formatDate } from '#rules/time/format-nl.ts'
import { violationWords } from '#words/care-workers-nl.ts'
import classes from '../planning.module.css'
import { AnswerForm } from './answer-form.tsx'

type Violation = AnswerOf<'GET /care_worker_violations/{uuid}'>

function Answer({ violation }: { violation: Violation }) {
  const now = useNow()
  const { answer, answeredAt, answerUntil } = violation
  if (answer && answeredAt)
    return (
      <section>
        <h3>Je antwoord</h3>
        <p className="soft">Gegeven op {formatDate(dateOf(answeredAt))}</p>
        <blockquote data-written>{answer}</blockquote>
      </section>
    )
  if (now > answerUntil) return <p className="soft">Antwoorden kon tot en met {formatDate(dateOf(answerUntil))}.</p>
  return (
    <OwnNameOnly>
      <AnswerForm violation={violation} />
    </OwnNameOnly>
  )
}

/** A violation reported about the viewer, its consequences, and their answer. */
export default function ViolationPanel({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const query = useQuery(queryOf('GET /care_worker_violations/{uuid}', { uuid }))
  const { violations, days } = violationMark
  return (
    <Dialog look="side" title="Melding over je dienst" closedBy="closerequest" inAddress onClose={onClose}>
      <QueryState
        query={query}
        height={360}
        title="Deze melding kon niet worden geladen."
        gone={<Empty drawing="signpost" title="Deze melding is er niet" text="Misschien klopt het adres niet." />}
      >
        {violation => (
          <div className={`grid gap-half ${classes.body}`}>
            <Facts>
              <Fact label="Wat is er gemeld?">{violationWords[violation.kind]}</Fact>
              <Fact label="Dienst">
                <span data-written>{violation.careMoment.title}</span>,{' '}
                {formatWhen({ ...violation.careMoment, timeScope: 'moment' })}
              </Fact>
              <Fact label="Organisatie">{violation.careMoment.location.organization.name}</Fact>
              <Fact label="Gemeld op">{formatDate(dateOf(violation.createdAt))}</Fact>
            </Facts>
            <section>
              <h3>Wat is er opgeschreven?</h3>
              <blockquote data-written>{violation.text}</blockquote>
            </section>
            <section>
              <h3>Wat volgt hieruit?</h3>
              <p>
                Vanzelf niets. Vanaf {violations} meldingen in {days} dagen ziet de backoffice een teken bij je naam. Een planner
                leest dan eerst je antwoord. Wil je erover praten? <AppLink href="/werk/contact">Neem contact op</AppLink>.
              </p>
            </section>
            <Answer violation={violation} />
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}
