import { type Address, screenAt, screens } from '../../../contract/addresses.ts'
import { backOfficeRoles, organizationRoles } from '../../../contract/language.ts'
import { useSession } from '../../client/use-session.ts'
import { useLeadsSomewhere } from '../../components/use-leads-somewhere.ts'

// What a mail led to is a text: it is an address when there is such a screen.
const isAddress = (path: string): path is Address => screenAt(path) !== undefined

/** Gives a function that takes where something leads; gives the address when it leads to an existing screen. */
export function useAddressIn(): (path: string | undefined) => Address | undefined {
  const leadsSomewhere = useLeadsSomewhere()
  const roles = useSession()?.roles
  return path => {
    if (path === undefined || !isAddress(path)) return undefined
    const screen = screenAt(path)!
    // A mail about the account leads to a new password, for whoever cannot log in any more. Who is, looks at what is logged in.
    if (screens[screen].kind === 'public') {
      if (roles?.includes('ROLE_CARE_WORKER')) return '/werk/beveiliging'
      if (organizationRoles.some(role => roles?.includes(role))) return '/organisatie/tarieven?onderdeel=organisatie&deel=account'
      return backOfficeRoles.some(role => roles?.includes(role)) ? '/backoffice/settings?onderdeel=account' : undefined
    }
    const route = screen.replace(/\[(\w+)\]/g, '$$$1') // as the routes write their parameters
    return leadsSomewhere({ href: route }) ? path : undefined
  }
}
