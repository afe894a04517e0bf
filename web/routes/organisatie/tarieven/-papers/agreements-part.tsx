import { useNavigate, useSearch } from '@tanstack/react-router'
import Agreements from '#care/agreement/agreements.tsx'
import { stepOutOf } from '#components/controls/steps.ts'
import { momentHref } from '../../-parts/moment-href.ts'

/** The agreements of the organization: those that wait for it, and the list of all. */
export default function AgreementsPart() {
  const navigate = useNavigate()
  const { lees } = useSearch({ strict: false }) as { lees?: string }
  const onRead = () =>
    void (
      stepOutOf('lees') || navigate({ href: '/organisatie/tarieven?onderdeel=overeenkomsten', replace: true, resetScroll: false })
    )
  return (
    <div className="stack gap-16">
      <Agreements reader="organization" isReading={lees === 'wacht'} onRead={onRead} workHref={momentHref} />
      <p className="soft reading">
        Eigen voorwaarden nodig, bijvoorbeeld over annuleren? De backoffice schrijft daar een tekst voor. Die geldt voor nieuwe
        overeenkomsten. Wat er al is, blijft zoals het was.
      </p>
    </div>
  )
}
