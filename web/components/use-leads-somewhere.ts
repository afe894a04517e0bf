import { useRouter } from '@tanstack/react-router'

/** Tells whether an address leads to a screen that is there: what leads nowhere is not offered. */
export const useLeadsSomewhere = (): ((item: { href: string }) => boolean) => {
  const paths = new Set(Object.keys(useRouter().routesByPath))
  return ({ href }) => {
    const path = href.split('?', 1)[0]!
    return paths.has(path) || paths.has(`${path}/`)
  }
}
