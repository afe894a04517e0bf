import { type ReactNode, useState } from 'react'
import { currentSession } from '#client/session.ts'
import { DevicesCard } from '../security/devices-card.tsx'
import { EmailCard } from '../security/email-card.tsx'
import { OwnersOnly } from '../security/owners-only.tsx'
import { PasswordCard } from '../security/password-card.tsx'
import { SecondFactorCard } from '../security/second-factor/second-factor-card.tsx'

type Props = {
  /** The second step cannot be switched off. */
  required?: boolean
  /** The user's details, where these have no page of their own. */
  about?: ReactNode
  /** How they log in with an account elsewhere. */
  signOns?: ReactNode
}

/** The user's account: details, second step, password, and logged-in devices. */
export default function SecurityPart({ required = false, about, signOns }: Props) {
  // The session as of when it opened: the screen may still be closing after the login, or an impersonation, has ended.
  const [{ uuid, roles, impersonated, multi_factor_enabled, ...opened }] = useState(() => currentSession()!)
  const [username, setUsername] = useState(opened.username)
  if (impersonated) return <OwnersOnly />
  return (
    <div className="stack gap-16 in-order">
      {about}
      <EmailCard me={uuid} username={username} onMoved={setUsername} />
      <SecondFactorCard me={uuid} username={username} wasOn={required || multi_factor_enabled} required={required} />
      <PasswordCard me={uuid} username={username} roles={roles} />
      {signOns}
      <DevicesCard />
    </div>
  )
}
