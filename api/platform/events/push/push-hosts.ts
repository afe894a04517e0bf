/**
 * Whether the server may call this address, which a user gave: https of a known push service, on its own port, and nothing else.
 * A host in the setting is a name, `*.` and a suffix, or, in tests, an origin.
 */
export const isPushAddress = (address: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(address)
  if (username || password) return false
  if (hosts.includes(origin)) return true
  const isKnown = hosts.some(host => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
  return protocol === 'https:' && port === '' && isKnown
}
