import { expect, test } from 'vitest'
import { isPushAddress } from './push-hosts.ts'

const hosts = ['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4000']
test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://127.0.0.1:4000/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.example.com/abc', false],
  ['https://fcm.googleapis.com@10.0.0.1/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://push.apple.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['http://127.0.0.1:5432/abc', false],
  ['http://127.0.0.1:4000@10.0.0.1/abc', false],
  ['https://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['geen adres', false],
])('%s may be called: %s', (address, allowed) => {
  expect(isPushAddress(address, hosts)).toBe(allowed)
})
