import Agreements from '#care/agreement/agreements.tsx'
import { openMomentHref } from '../../-parts/open-moment-href.ts'

/** The agreements of all organizations and care workers. */
export default function AgreementListPart() {
  return <Agreements reader="planner" workHref={openMomentHref} />
}
