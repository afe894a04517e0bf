import { expect, test } from 'vitest'
import { networkOf } from './refused.ts'

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001::5:6:7:8:9:a', '2001:0:5::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
  ['unix:', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
