import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { Address } from '#contract/addresses.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: Address
  replace?: boolean
  /** What it opens appears over this screen, which keeps its scroll position. */
  inPlace?: boolean
  /** Loads the code of what a click opens in place of the screen. */
  preload?: (() => void) | undefined
}

/** The text of a link and its address. */
export type AppLinkItem = { href: Address; label: string }

/** A link to an address of this app, given as plain text; hovering loads the screen's code. */
export function AppLink({ href, replace = false, inPlace = false, preload, onClick, ...rest }: Props) {
  const router = useRouter()
  const loadScreen = () => void router.preloadRoute({ to: href as string }).catch(() => undefined) // only a prefetch: failing costs nothing
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    void router.navigate({ href, replace, resetScroll: !inPlace })
  }
  return <a {...rest} href={href} onClick={follow} onPointerEnter={preload ?? loadScreen} onFocus={preload ?? loadScreen} />
}
