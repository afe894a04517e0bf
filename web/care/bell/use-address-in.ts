import { useSession } from '#client/use-session.ts'
import { useLeadsSomewhere } from '#components/hooks/use-leads-somewhere.ts'
import { type Address, screenAt, screens } from '#contract/addresses.ts'
import { backOfficeRoles, organizationRoles } from '#contract/language.ts'

// A notification's path is plain text: it is an address if there is such a screen.
const isAddress = (path: string): path is Address => screenAt(path) !== undefined

/** Returns a function that turns the path of a notification into an address, if that screen exists. */
export function useAddressIn(): (path: string | undefined) => Address | undefined {
  const leadsSomewhere = useLeadsSomewhere()
  const roles = useSession()?.roles
  return path => {
    if (path === undefined || !isAddress(path)) return undefined
    const screen = screenAt(path)!
    // A mail about the account links to a new password, for people who cannot log in. Those who are logged in want the list of
    // logins.
    if (screens[screen].kind === 'public') {
      if (roles?.includes('ROLE_CARE_WORKER')) return '/werk/beveiliging'
      if (organizationRoles.some(role => roles?.includes(role))) return '/organisatie/tarieven?onderdeel=organisatie&deel=account'
      return backOfficeRoles.some(role => roles?.includes(role)) ? '/backoffice/settings?onderdeel=account' : undefined
    }
    const route = screen.replace(/\[(\w+)\]/g, '$$$1') // in the notation of the routes
    return leadsSomewhere({ href: route }) ? path : undefined
  }
}
