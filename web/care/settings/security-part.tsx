import { useState } from 'react'
import { currentSession } from '../../client/session.ts'
import { DevicesCard } from '../security/devices-card.tsx'
import { OwnersOnly } from '../security/owners-only.tsx'
import { PasswordCard } from '../security/password-card.tsx'
import { SecondFactorCard } from '../security/second-factor/second-factor-card.tsx'
import classes from './security-part.module.css'

type Props = {
  /** Cannot do without the second step. */
  required?: boolean
  /** Can replace the password here; who cannot does so by mail. */
  changesPassword?: boolean
}

/** How one logs in: the second step, the password, and the devices with a login. */
export default function SecurityPart({ required = false, changesPassword = false }: Props) {
  // The session of when it opened: the screen may still be leaving after the login, or a visit in someone's name, has ended.
  const [{ uuid, username, impersonated, multi_factor_enabled }] = useState(() => currentSession()!)
  if (impersonated) return <OwnersOnly />
  return (
    <div className={classes.cards}>
      <SecondFactorCard me={uuid} username={username} wasOn={required || multi_factor_enabled} required={required} />
      {changesPassword && <PasswordCard me={uuid} username={username} />}
      {changesPassword ? (
        <DevicesCard />
      ) : (
        <DevicesCard advice="Log het uit. Log daarna zelf uit en kies bij het inloggen ‘Wachtwoord vergeten’." />
      )}
    </div>
  )
}
