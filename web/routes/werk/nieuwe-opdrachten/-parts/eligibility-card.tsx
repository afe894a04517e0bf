import { AppLink } from '../../../../components/app-link.tsx'
import { Card } from '../../../../components/page.tsx'
import classes from './assignment.module.css'
import { adviceFor } from './eligibility-advice.ts'

type Why = { code: string; message: string }
type Props = { reasons: readonly Why[]; signals: readonly Why[] }

/** Every reason why one may not react, with what to do about it; and what is good to know. */
export function EligibilityCard({ reasons, signals }: Props) {
  return (
    <>
      {reasons.length > 0 && (
        <Card title="Je kunt hier nu niet op reageren">
          <ul className={classes.reasons}>
            {reasons.map(({ code, message }) => (
              <Reason key={message} code={code} message={message} />
            ))}
          </ul>
        </Card>
      )}
      {signals.length > 0 && (
        <Card title="Goed om te weten">
          <ul className={classes.signals}>
            {signals.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Reason({ code, message }: Why) {
  const { text, link } = adviceFor(code)
  return (
    <li>
      <strong>{message}</strong>
      {text && <span>{text}</span>}
      {link && <AppLink href={link.href}>{link.label}</AppLink>}
    </li>
  )
}
