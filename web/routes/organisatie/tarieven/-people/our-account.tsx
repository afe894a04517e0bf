import SecurityPart from '#care/settings/security-part.tsx'
import { OwnName } from './own-name.tsx'

/** The user's own account: profile and login. */
export default function OurAccount() {
  return <SecurityPart about={<OwnName />} />
}
