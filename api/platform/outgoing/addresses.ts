// Where a webhook or a sign-on may go: https to the public internet. Users enter the address, so it may point to a machine in our
// own network, in any notation. The addresses behind a host name are checked when the connection is made (calling.ts).
import { isIP } from 'node:net'

// The special-purpose IPv4 ranges of IANA's registry, with their prefix lengths.
const notPublic4 = [
  ...[
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
  ],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
].map(range => {
  const [start = '', bits] = range.split('/')
  return { start: numberOf(start), size: 2 ** (32 - Number(bits)) }
})
function numberOf(ip: string): number {
  return ip.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}
const isPublic4 = (ip: string) => notPublic4.every(({ start, size }) => numberOf(ip) < start || numberOf(ip) >= start + size)

/** The eight groups of an IPv6 address, in which the last two may be written as IPv4. */
const groupsOf = (ip: string): number[] => {
  const plain = ip.replace(/%[^%]*$/, '').replace(/\d{1,3}(\.\d{1,3}){3}$/, four => {
    const all = numberOf(four)
    return `${Math.floor(all / 65_536).toString(16)}:${(all % 65_536).toString(16)}`
  })
  const [head = '', tail] = plain.split('::')
  const read = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)))
  const [before, after] = [read(head), read(tail ?? '')]
  return tail === undefined ? before : [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
// Only global addresses (2000::/3), except those for protocols (2001::/23, which includes Teredo), examples (2001:db8::/32,
// 3fff::/20) and tunnels to IPv4 (2002::/16). Addresses that wrap an IPv4 one (::ffff:0:0/96, 64:ff9b::/96) are outside the
// global range.
const isPublic6 = (ip: string) => {
  const [first = 0, second = 0] = groupsOf(ip)
  if (first < 0x2000 || first > 0x3fff || first === 0x2002) return false
  if (first === 0x2001 && (second < 0x200 || second === 0xdb8)) return false
  return !(first === 0x3fff && second < 0x1000)
}

/** Whether this IP address, in the system's notation, is on the public internet. */
export const isPublic = (ip: string): boolean => {
  const kind = isIP(ip)
  return kind === 4 ? isPublic4(ip) : kind === 6 && isPublic6(ip)
}
/** Whether it is a loopback address. */
export const isLoopback = (ip: string): boolean => ip === '::1' || (isIP(ip) === 4 && ip.startsWith('127.'))
/** The host as an IP address; undefined when it is a name. */
export const ipOf = (host: string): string | undefined => {
  const bare = host.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : undefined
}

const innerNames = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/
const isOfThisMachine = (host: string) => host === 'localhost' || isLoopback(ipOf(host) ?? '')
const isOutside = (host: string) => {
  const ip = ipOf(host)
  if (ip) return isPublic(ip)
  const name = host.replace(/\.$/, '')
  return name.includes('.') && !innerNames.test(name)
}

/**
 * Why no request may go to this address, as a Dutch sentence; undefined when it may. `loopback`: in development it may go to this
 * machine, without TLS too.
 */
export const refusedAddress = (address: string, loopback: boolean): string | undefined => {
  if (/\s/.test(address) || !URL.canParse(address)) return 'Vul een heel adres in, zoals https://voorbeeld.nl/adres.'
  // This converts every notation of an IPv4 address (decimal, octal, hexadecimal, shortened, full-width digits) to the usual one.
  const { protocol, hostname, port, username, password, hash } = new URL(address)
  if (loopback && isOfThisMachine(hostname) && /^https?:$/.test(protocol)) return undefined
  if (protocol !== 'https:') return 'Dit adres begint niet met https://.'
  if (username || password) return 'Zet geen naam of wachtwoord in het adres.'
  if (hash || address.includes('#')) return 'Laat weg wat na het hekje (#) staat.'
  if (port !== '' && Number(port) < 1024) return 'Gebruik poort 443, of een vanaf 1024.'
  return isOutside(hostname) ? undefined : 'Dit adres is niet vanaf internet te bereiken.'
}
