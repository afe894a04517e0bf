import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { Address } from '../../contract/addresses.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: Address
  replace?: boolean
  /** What it opens lies over this screen, which stays where it was scrolled to. */
  inPlace?: boolean
  /** Loads the code of what a click opens instead of the screen. */
  preload?: (() => void) | undefined
}

/** The words of a link, and where it leads. */
export type AppLinkItem = { href: Address; label: string }

/** A link to an address of this app, given as plain text; pointing at it loads the screen's code. */
export function AppLink({ href, replace = false, inPlace = false, preload, onClick, ...rest }: Props) {
  const router = useRouter()
  const loadScreen = () => void router.preloadRoute({ to: href as string }).catch(() => undefined) // only a guess: failing costs nothing
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    void router.navigate({ href, replace, resetScroll: !inPlace })
  }
  return <a {...rest} href={href} onClick={follow} onPointerEnter={preload ?? loadScreen} onFocus={preload ?? loadScreen} />
}
