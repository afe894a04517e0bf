import { useLocation, useNavigate } from '@tanstack/react-router'
import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { Dialog } from '#components/layers/dialog.tsx'
import type { Address } from '#contract/addresses.ts'

type Props = { me: string; firstName: string; onClose: () => void }

const documents = { href: '/werk/documenten' } as const

/** The introduction for new people. Closing it in any way completes it; when that cannot be saved, it shows again next time. */
export default function Welcome({ me, firstName, onClose }: Props) {
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const leadsSomewhere = useLeadsSomewhere()
  const complete = useChange('PUT /care_workers/{uuid}/complete_introduction')
  const close = () => {
    onClose()
    void complete.run({ uuid: me }).catch(() => undefined)
  }
  const goTo = (href: Address) => {
    close()
    // If they are already there, keep what the link led to, such as one document.
    if (href !== path) void navigate({ href })
  }
  return (
    <Dialog title={`Welkom bij Zorginzet, ${firstName}`} onClose={close}>
      <p>Je kunt alle opdrachten nu al bekijken.</p>
      <p>Reageren kan pas als wij je documenten hebben nagekeken. Lever ze dus snel in, dan kun je aan het werk.</p>
      <Button size="lg" fullWidth onClick={() => goTo(leadsSomewhere(documents) ? documents.href : '/werk#te-doen')}>
        Documenten verifiëren
      </Button>
      <Button size="lg" fullWidth variant="default" onClick={() => goTo('/werk/nieuwe-opdrachten')}>
        Opdrachten bekijken
      </Button>
    </Dialog>
  )
}
