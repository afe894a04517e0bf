// What waits behind the bell and the menu, kept on this device for who is logged in: it stands there at once, until it is counted anew.
import { useEffect } from 'react'
import { readKept, writeKept } from './draft-storage.ts'
import { ownAccount } from './own-account.ts'
import { keptCountsKey } from './session.ts'

type Kept = { account: string; counts: Record<string, unknown> }

/** What this account counted last; nothing where that was another's, or too long ago. */
const keptBy = (account: string | null): Kept['counts'] => {
  const kept = readKept(localStorage, keptCountsKey, Date.now()) as Partial<Kept> | null | undefined
  return (account && kept?.account === account && kept.counts) || {}
}

/** How many that is, or as long as that is not known, how many it was when it was last counted on this device. */
export function useKeptCount(name: string, counted: number | undefined): number {
  const account = ownAccount()
  useEffect(() => {
    if (!account || counted === undefined) return
    writeKept(localStorage, keptCountsKey, { account, counts: { ...keptBy(account), [name]: counted } }, Date.now())
  }, [account, name, counted])
  return counted ?? (Number(keptBy(account)[name]) || 0)
}
