// Remembers the first queries of an address, so that public/boot.js can fetch them at the next start while the code loads
// (docs/decisions/0077).
import { endStart } from './early.ts'
import { isSecret } from './may-keep.ts'
import { ownAccount } from './own-account.ts'
import { firstAskedKey } from './session.ts'

interface Kept {
  account: string
  /** By address: what it asked at its last start, and at the last two. Whatever contains a time differs each time. */
  of: Record<string, { last: string[]; steady: string[] }>
}

const maxAddresses = 8
const maxQuestions = 24
// An address may contain what somebody searched for; and one item of many is rarely opened again.
const isOneOfMany = /[?]|[\da-f]{8}-/

const keptBy = (account: string): Kept['of'] => {
  const kept = JSON.parse(localStorage.getItem(firstAskedKey) ?? 'null') as Kept | null
  return kept?.account === account ? kept.of : {}
}

/** Ends the start of this address and remembers what it asked. */
export function rememberAsked(address: string): void {
  const { asked, forNothing } = endStart()
  const account = ownAccount()
  if (!account || isOneOfMany.test(address)) return
  const { [address]: before, ...others } = keptBy(account)
  const last = [...new Set(asked)].filter(url => !isSecret(url)).slice(0, maxQuestions)
  const steady = last.filter(url => before?.last.includes(url) && !forNothing.includes(url))
  const of = Object.fromEntries([[address, { last, steady }], ...Object.entries(others)].slice(0, maxAddresses))
  localStorage.setItem(firstAskedKey, JSON.stringify({ account, of } satisfies Kept))
}
