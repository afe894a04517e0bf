import SecurityPart from '#care/settings/security-part.tsx'
import { OwnName } from './own-name.tsx'

/** One's own account: who one is, and how one logs in. */
export default function OurAccount() {
  return <SecurityPart about={<OwnName />} />
}
