import { type ReactNode, useState } from 'react'
import { type Feature, featureWords } from '../../../contract/feature-names.ts'
import { useFeature } from '../../client/use-session.ts'
import { Notice } from '../../components/notice.tsx'

/**
 * What belongs to a feature, or in words that it is switched off. What was on the screen when that happened stays, so that nothing
 * that was typed is lost.
 */
export function Featured({ feature, children }: { feature: Feature; children?: ReactNode }) {
  const isOn = useFeature(feature)
  const [wasOn, setWasOn] = useState(isOn)
  if (isOn && !wasOn) setWasOn(true)
  const { name, off } = featureWords[feature]
  return (
    <>
      {!isOn && (
        <Notice tone="attention" title={`“${name}” is uitgezet`} role="status">
          <p>{off} Bel of mail de backoffice van Zorginzet als je vragen hebt.</p>
        </Notice>
      )}
      {wasOn && children}
    </>
  )
}
