import { useEffect, useState } from 'react'

/**
 * For a dialog that loads on its first use: whether it was ever opened, so that it stays and can close as it should. Gives the focus
 * back to what had it before; the dialog itself cannot know on its first time, as it comes later.
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
