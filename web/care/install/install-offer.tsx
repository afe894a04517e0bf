import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'
import { dateOf } from '../moment/moment.ts'
import { now } from '../now.ts'
import { isGoodMoment, offerNoMore } from './install-times.ts'
import { useInstall } from './use-install.tsx'

/** Offers to install the app, in one line at the bottom of the screen; never again once it was closed. */
export default function InstallOffer() {
  const [good, setGood] = useState(() => isGoodMoment(localStorage, dateOf(now())))
  const { install, layer } = useInstall()
  if (!good || !install) return layer
  const close = () => {
    offerNoMore(localStorage)
    setGood(false)
  }
  return (
    <>
      <Notice title="Zet Zorginzet op de telefoon" onClose={close}>
        <p className="below-12">De app opent dan ook zonder internet.</p>
        <Button variant="default" size="lg" onClick={install}>
          App installeren
        </Button>
      </Notice>
      {layer}
    </>
  )
}
