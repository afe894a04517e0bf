// The counts on the bell and in the menu, stored per account so that they show at once, until they are counted again.
import { useEffect } from 'react'
import { readKept, writeKept } from './draft-storage.ts'
import { ownAccount } from './own-account.ts'
import { keptCountsKey } from './session.ts'

type Kept = { account: string; counts: Record<string, unknown> }

/** This account's last counts; nothing when they are another account's or too old. */
const keptBy = (account: string | null): Kept['counts'] => {
  const kept = readKept(localStorage, keptCountsKey, Date.now()) as Partial<Kept> | null | undefined
  return (account && kept?.account === account && kept.counts) || {}
}

/** The count, or until it is known, the last one stored on this device. */
export function useKeptCount(name: string, counted: number | undefined): number {
  const account = ownAccount()
  useEffect(() => {
    if (!account || counted === undefined) return
    writeKept(localStorage, keptCountsKey, { account, counts: { ...keptBy(account), [name]: counted } }, Date.now())
  }, [account, name, counted])
  return counted ?? (Number(keptBy(account)[name]) || 0)
}
