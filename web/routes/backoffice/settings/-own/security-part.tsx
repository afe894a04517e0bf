import { useState } from 'react'
import { DevicesCard } from '../../../../care/security/devices-card.tsx'
import { SecondFactorCard } from '../../../../care/security/second-factor/second-factor-card.tsx'
import { currentSession } from '../../../../client/session.ts'
import classes from './own.module.css'

/** The second step of logging in, which the back office cannot do without, and the devices with a login. */
export default function SecurityPart() {
  // The session of when it opened: the screen may still be leaving after the login has ended.
  const [{ uuid, username }] = useState(() => currentSession()!)
  return (
    <div className={classes.cards}>
      <SecondFactorCard me={uuid} username={username} wasOn required />
      <DevicesCard advice="Log het uit. Log daarna zelf uit en kies bij het inloggen ‘Wachtwoord vergeten’." />
    </div>
  )
}
