import { useEffect, useState } from 'react'

/**
 * For a dialog whose code loads on first use: whether it was ever opened, so that it stays mounted and can close properly. Gives
 * the focus back to the element that had it before; the dialog itself cannot do so the first time, as it mounts later.
 */
export function useOpened(opened: boolean): boolean {
  const [ever, setEver] = useState(opened)
  if (opened && !ever) setEver(true)
  useEffect(() => {
    if (!opened) return undefined
    const before = document.activeElement
    return () =>
      void setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus({ preventScroll: true }))
  }, [opened])
  return ever || opened
}
