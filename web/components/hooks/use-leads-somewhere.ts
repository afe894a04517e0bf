import { useRouter } from '@tanstack/react-router'

const whole = (path: string) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`)
/** A cache: the screens never change, and every menu checks all its links at every render. */
const known = new Map<string, boolean>()

/** Returns a function that tells whether an address leads to an existing screen: other links are not shown. */
export const useLeadsSomewhere = (): ((item: { href: string }) => boolean) => {
  const { routesByPath } = useRouter()
  return ({ href }) => {
    const path = href.split('?', 1)[0]!
    const leads = known.get(path) ?? Object.keys(routesByPath).some(each => whole(each).test(path))
    known.set(path, leads)
    return leads
  }
}
