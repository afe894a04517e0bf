import { type ReactNode, useState } from 'react'
import { currentSession } from '../../client/session.ts'
import { DevicesCard } from '../security/devices-card.tsx'
import { EmailCard } from '../security/email-card.tsx'
import { OwnersOnly } from '../security/owners-only.tsx'
import { PasswordCard } from '../security/password-card.tsx'
import { SecondFactorCard } from '../security/second-factor/second-factor-card.tsx'
import classes from './security-part.module.css'

type Props = {
  /** Cannot do without the second step. */
  required?: boolean
  /** Who they are, where that has no page of its own. */
  about?: ReactNode
}

/** One's own account: who one is, and how one logs in: the second step, the password, and the devices with a login. */
export default function SecurityPart({ required = false, about }: Props) {
  // The session of when it opened: the screen may still be leaving after the login, or a visit in someone's name, has ended.
  const [{ uuid, roles, impersonated, multi_factor_enabled, ...opened }] = useState(() => currentSession()!)
  const [username, setUsername] = useState(opened.username)
  if (impersonated) return <OwnersOnly />
  return (
    <div className={classes.cards}>
      {about}
      <EmailCard me={uuid} username={username} onMoved={setUsername} />
      <SecondFactorCard me={uuid} username={username} wasOn={required || multi_factor_enabled} required={required} />
      <PasswordCard me={uuid} username={username} roles={roles} />
      <DevicesCard />
    </div>
  )
}
