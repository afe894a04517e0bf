import { describe, expect, test } from 'vitest'
import { isPublic, refusedAddress } from './addresses.ts'

const inner = [
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'database',
    'server.local',
    'x.internal',
    'db.corp',
    'nas.lan',
    'x.home.arpa',
  ],
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
  ],
  ...['127.0.0.1.', '①②⑦.⓪.⓪.①', '127。0。0。1', '%31%32%37.0.0.1', '10.0.0.1', '10.1', '167772161', '0xa000001', '012.0.0.1'],
  ...[
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.1',
    '3232235521',
    '0xC0A80001',
    '169.254.169.254',
    '2852039166',
    '0xA9FEA9FE',
  ],
  ...[
    '0251.0376.0251.0376',
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
  ],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]'],
  ...[
    '[::ffff:7f00:1]',
    '[::ffff:10.0.0.1]',
    '[::ffff:169.254.169.254]',
    '[0:0:0:0:0:ffff:c0a8:1]',
    '[::127.0.0.1]',
    '[::a00:1]',
  ],
  ...[
    '[64:ff9b::10.0.0.1]',
    '[64:ff9b:1::a00:1]',
    '[2002:7f00:1::]',
    '[2002:a00:1::1]',
    '[2001::1]',
    '[2001:db8::1]',
    '[3fff::1]',
  ],
  ...['[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[febf::1]', '[fec0::1]', '[ff02::1]', '[100::1]'],
]
describe('a webhook does not go to', () => {
  test.each(inner)('https://%s/', host => {
    expect(refusedAddress(`https://${host}/hook`, false)).toEqual(expect.any(String))
  })
  test.each([
    ['an address without TLS', 'http://voorbeeld.nl/hook', 'https://'],
    ['a file', 'file:///etc/passwd', 'https://'],
    ['another protocol', 'gopher://voorbeeld.nl/', 'https://'],
    ['an address with a login', 'https://iemand:geheim@voorbeeld.nl/', 'wachtwoord'],
    ['an address with a name before it', 'https://voorbeeld.nl@10.0.0.1/', 'wachtwoord'],
    ['the port of a mail server', 'https://voorbeeld.nl:25/', 'poort'],
    ['an address with a hash', 'https://voorbeeld.nl/#a', 'hekje'],
    ['an address with a line in it', 'https://voor\nbeeld.nl/', 'heel adres'],
    ['words', 'ons rooster', 'heel adres'],
    ['this machine, in production', 'http://127.0.0.1:4000/', 'https://'],
  ])('%s', (_what, address, says) => {
    expect(refusedAddress(address, false)).toContain(says)
  })
  test('a machine beside this one, in development', () => {
    expect(refusedAddress('http://192.168.0.1:4000/', true)).toEqual(expect.any(String))
  })
})
test.each([
  'https://voorbeeld.nl/hook?a=b',
  'https://voorbeeld.nl:8443/',
  'https://8.8.8.8/',
  'https://[2a01:4f8::1]/',
  'https://zórg.nl/',
])('a webhook goes to %s', address => {
  expect(refusedAddress(address, false)).toBeUndefined()
})
test.each(['http://127.0.0.1:4000/a', 'http://localhost:4000/a', 'http://[::1]:4000/a'])(
  'in development it goes to %s',
  address => {
    expect(refusedAddress(address, true)).toBeUndefined()
  },
)
test.each([
  ['1.1.1.1', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['100.63.255.255', true],
  ['2a01:4f8::1', true],
  ['2001:4860:4860::8888', true],
  ['::ffff:8.8.8.8', false],
  ['fe80::1%eth0', false],
  ['geen adres', false],
  ['', false],
])('what a name leads to, %s, is public: %s', (ip, is) => {
  expect(isPublic(ip)).toBe(is)
})
