import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { askToInstall, howToInstall, onInstall } from '#client/install.ts'
import type { PersonItem } from '#components/controls/user-menu.tsx'
import { InstallIcon } from '#components/marks/icons.tsx'
import { late } from '#components/page/suspense.tsx'

const InstallByHand = late(() => import('./install-by-hand.tsx'))

/** Installing the app: for the menu and for an offer; nothing where it is installed or cannot be. */
export function useInstall(): { items: PersonItem[]; install: (() => void) | undefined; layer: ReactNode } {
  const how = useSyncExternalStore(onInstall, howToInstall, howToInstall)
  const [explaining, explain] = useState(false)
  const install = how && (() => (how === 'ask' ? void askToInstall() : explain(true)))
  return {
    items: install ? [{ label: 'App installeren', icon: InstallIcon, open: install }] : [],
    install,
    layer: explaining && <InstallByHand onClose={() => explain(false)} />,
  }
}
