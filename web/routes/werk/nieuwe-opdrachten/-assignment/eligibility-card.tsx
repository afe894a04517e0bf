import { CalculationDetails } from '#care/moment/calculation.tsx'
import type { AnswerOf } from '#client/api.ts'
import { AppLink } from '#components/controls/app-link.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Card } from '#components/page/page.tsx'
import classes from './assignment.module.css'
import { adviceFor, adviceForSignal, sayMany } from './eligibility-advice.ts'

type Judged = AnswerOf<'GET /care_moment_publications/{uuid}/eligibility'>
type Props = { reasons: Judged['reasons']; signals: Judged['signals'] }

/** Every reason why the worker may not react, with advice; and what is good to know. */
export function EligibilityCard({ reasons, signals }: Props) {
  const codes = [...new Set(reasons.map(({ code }) => code))]
  return (
    <>
      {reasons.length > 0 && (
        <Card title="Je kunt hier nu niet op reageren">
          <ul className={`grid gap-16 ${classes.reasons}`}>
            {codes.map(code => (
              <Reason key={code} code={code} messages={reasons.filter(one => one.code === code).map(one => one.message)} />
            ))}
          </ul>
        </Card>
      )}
      {signals.length > 0 && (
        <Card title="Goed om te weten">
          <ul className={`marked ${classes.signals}`}>
            {signals.map(signal => (
              <li key={signal.message}>
                <SignalWords signal={signal} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** A signal: with its calculation, or the screen where it can be changed. */
export function SignalWords({ signal: { code, message, calculation } }: { signal: Judged['signals'][number] }) {
  const leadsSomewhere = useLeadsSomewhere()
  const link = adviceForSignal(code)
  return (
    <>
      {message}
      {calculation && <CalculationDetails calculation={calculation} />}
      {link && leadsSomewhere(link) && (
        <>
          {' '}
          <AppLink href={link.href}>{link.label}</AppLink>
        </>
      )}
    </>
  )
}

/** Reasons of one kind: their advice is given once. */
function Reason({ code, messages }: { code: string; messages: string[] }) {
  const { text, link } = adviceFor(code, messages)
  const leadsSomewhere = useLeadsSomewhere()
  const together = messages.length > 2 ? sayMany(code, messages.length) : undefined
  return (
    <li>
      {together ? (
        <details className={`fold ${classes.fold}`}>
          <summary>
            <strong>{together}</strong>
          </summary>
          <ul>
            {messages.map(message => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </details>
      ) : (
        messages.map(message => <strong key={message}>{message}</strong>)
      )}
      {text && <span>{text}</span>}
      {link && leadsSomewhere(link) && <AppLink href={link.href}>{link.label}</AppLink>}
    </li>
  )
}
