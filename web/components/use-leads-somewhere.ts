import { useRouter } from '@tanstack/react-router'

const whole = (path: string) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`)
/** The answers until now: the screens that exist never change, and every menu asks of all its links at every render. */
const known = new Map<string, boolean>()

/** Gives a function that tells whether an address leads to an existing screen: links to others are not shown. */
export const useLeadsSomewhere = (): ((item: { href: string }) => boolean) => {
  const { routesByPath } = useRouter()
  return ({ href }) => {
    const path = href.split('?', 1)[0]!
    const leads = known.get(path) ?? Object.keys(routesByPath).some(each => whole(each).test(path))
    known.set(path, leads)
    return leads
  }
}
