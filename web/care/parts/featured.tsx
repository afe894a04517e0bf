import { useIsMutating } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { refreshNow } from '#client/session.ts'
import { useFeature } from '#client/use-session.ts'
import { Notice } from '#components/page/notice.tsx'
import { type Feature, featureWords } from '#contract/feature-names.ts'
import classes from './part.module.css'

/**
 * Renders what belongs to a feature, or says that it is switched off. If that happens while it is on the screen it stays, so that
 * nothing typed is lost.
 */
export function Featured({ feature, children }: { feature: Feature; children?: ReactNode }) {
  const isOn = useFeature(feature)
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  return (
    <>
      {!isOn && (
        <div className={children ? classes.above : undefined}>
          <Off feature={feature} />
        </div>
      )}
      {wasOn && children}
    </>
  )
}

function Off({ feature }: { feature: Feature }) {
  const { name, off } = featureWords[feature]
  // It may be on again, and the session would only say so with its next token: refreshed at once, and after each change.
  const changes = useIsMutating()
  useEffect(() => {
    if (changes === 0) void refreshNow().catch(() => undefined)
  }, [changes])
  return (
    <Notice tone="attention" title={`“${name}” is uitgezet`} role="status">
      <p>{off} Bel of mail de backoffice van Zorginzet als je vragen hebt.</p>
    </Notice>
  )
}
