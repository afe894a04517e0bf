import { useState } from 'react'
import SecurityPart from '#care/settings/security-part.tsx'
import { SignOnsCard } from '#care/sign-on/sign-ons-card.tsx'
import { currentSession } from '#client/session.ts'
import { OwnName } from './own-name.tsx'

/** The user's own account: profile and login. */
export default function OurAccount() {
  const [{ username }] = useState(() => currentSession()!)
  return <SecurityPart about={<OwnName />} signOns={<SignOnsCard username={username} />} />
}
