import { type Address, screenAt } from '../../../contract/addresses.ts'
import { useLeadsSomewhere } from '../../components/use-leads-somewhere.ts'

// What a mail led to is a text: it is an address when there is such a screen.
const isAddress = (path: string): path is Address => screenAt(path) !== undefined

/** Gives a function that takes where something leads; gives the address when it leads to an existing screen. */
export function useAddressIn(): (path: string | undefined) => Address | undefined {
  const leadsSomewhere = useLeadsSomewhere()
  return path => {
    if (path === undefined || !isAddress(path)) return undefined
    const screen = screenAt(path)!.replace(/\[(\w+)\]/g, '$$$1') // as the routes write their parameters
    return leadsSomewhere({ href: screen }) ? path : undefined
  }
}
