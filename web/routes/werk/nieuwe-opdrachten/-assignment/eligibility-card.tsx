import { lawBehind } from '../../../../../rules/working-time-law.ts'
import { AppLink } from '../../../../components/app-link.tsx'
import { Card } from '../../../../components/page.tsx'
import { useLeadsSomewhere } from '../../../../components/use-leads-somewhere.ts'
import classes from './assignment.module.css'
import { adviceFor } from './eligibility-advice.ts'

type Why = { code: string; message: string }
type Props = { reasons: readonly Why[]; signals: readonly Why[] }

/** Every reason why the worker may not react, with advice; and what is good to know. */
export function EligibilityCard({ reasons, signals }: Props) {
  const codes = [...new Set(reasons.map(({ code }) => code))]
  return (
    <>
      {reasons.length > 0 && (
        <Card title="Je kunt hier nu niet op reageren">
          <ul className={classes.reasons}>
            {codes.map(code => (
              <Reason key={code} code={code} messages={reasons.filter(one => one.code === code).map(one => one.message)} />
            ))}
          </ul>
        </Card>
      )}
      {signals.length > 0 && (
        <Card title="Goed om te weten">
          <ul className={classes.signals}>
            {signals.map(({ code, message }) => (
              <Signal key={message} law={lawBehind(code)}>
                {message}
              </Signal>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** Something to know, with the law behind it for who asks why. */
function Signal({ law, children }: { law: string | undefined; children: string }) {
  return (
    <li>
      {children}
      {law && (
        <details className={classes.law}>
          <summary>Waarom?</summary>
          {law}
        </details>
      )}
    </li>
  )
}

/** Reasons of one kind: their advice is given once. */
function Reason({ code, messages }: { code: string; messages: string[] }) {
  const { text, link } = adviceFor(code, messages)
  const leadsSomewhere = useLeadsSomewhere()
  return (
    <li>
      {messages.map(message => (
        <strong key={message}>{message}</strong>
      ))}
      {text && <span>{text}</span>}
      {link && leadsSomewhere(link) && <AppLink href={link.href}>{link.label}</AppLink>}
    </li>
  )
}
