// What Mantine's parts find when they look for a provider: our theme. It loads with the first of them (vite.config.ts), so
// that screens without such parts load nothing of Mantine (decision 25).
import './mantine.css'
import './controls.css'
import 'virtual:mantine-theme.css'
import type { MantineContext } from '@mantine/core'
import type { ContextType } from 'react'

const nonce = document.querySelector<HTMLMetaElement>('meta[name=nonce]')?.content ?? ''
// Its dialogs lock scrolling with a style of react-remove-scroll, which looks for its nonce here.
Object.assign(globalThis, { __webpack_nonce__: nonce })

// The colour scheme is ours: components/color-scheme.ts sets the attribute that Mantine's styles look at.
export const mantineContext: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
  getStyleNonce: () => nonce,
}
