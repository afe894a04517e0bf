import { phoneHref } from '#components/fields/phone-href.ts'
import { PhoneIcon } from '#components/marks/icons.tsx'
import { formatPhone } from '#rules/time/format-nl.ts'
import { useWhomToCall } from '../-parts/use-whom-to-call.ts'
import classes from './visit-card.module.css'

/** The button that calls the right number for this client now. */
export function CallNow({ client, now }: { client: string; now: string }) {
  const [first] = useWhomToCall(client, now).ways
  if (!first) return null
  return (
    <a className={`inline-row gap-8 rounded strong text-centre ${classes.call}`} href={phoneHref(first.phone)}>
      <PhoneIcon size={20} />
      <span>
        Bel {first.who}: <span className="one-line figures">{formatPhone(first.phone)}</span>
      </span>
    </a>
  )
}
