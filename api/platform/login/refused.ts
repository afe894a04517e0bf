// Refused logins and codes: who, when and from which network, and nothing else (ASVS 16.3.1).
import { isIPv6 } from 'node:net'
import type { Tx } from '../database/database.ts'

/**
 * The network of an address, which tells from where but not who: the first three numbers of an IPv4 address, the first three
 * groups of an IPv6 one (the size that a provider assigns to one customer or more). Empty when there is no address.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  const plain = mapped?.[1] ?? address
  if (!isIPv6(plain)) return /^\d+\.\d+\.\d+\.\d+$/.test(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : ''
  const [head = '', tail] = plain.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const filled =
    tail === undefined ? groups : [...groups, ...Array(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return `${filled.slice(0, 3).join(':')}::/48`
}

/**
 * Records a refused login, in the transaction that refuses it. For a name without an account only the network is stored: what was
 * typed may be a password. Of a sign-on also the provider, and what the person was told (`at`). The job `tidy-accounts` removes it after ninety days.
 */
export const noteRefused = async (
  tx: Tx,
  kind: string,
  account: string | undefined,
  address: string,
  at?: { provider: string; detail: string },
): Promise<void> => {
  const provider = { provider_uuid: at?.provider ?? null, detail: at?.detail ?? null }
  const row = { kind, account_uuid: account ?? null, network: networkOf(address), ...provider }
  await tx.insertInto('refused_login').values(row).execute()
}
