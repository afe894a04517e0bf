import { expect, test } from 'vitest'
import { addressesIn, loginIn, openWriter } from './writer.ts'

test.each([
  ['postgres://u:p@a:5432/db', ['postgres://u:p@a:5432/db']],
  ['postgres://u:p@a:5432,b:5433/db', ['postgres://u:p@a:5432/db', 'postgres://u:p@b:5433/db']],
  ['postgresql://u:p@a,b/db?target_session_attrs=read-write', ['postgresql://u:p@a/db', 'postgresql://u:p@b/db']],
  [
    'postgres://u:p@a,b/db?target_session_attrs=read-write&sslmode=require',
    ['postgres://u:p@a/db?sslmode=require', 'postgres://u:p@b/db?sslmode=require'],
  ],
  [
    'postgres://u:p@a,b/db?sslmode=require&target_session_attrs=primary&application_name=x',
    ['postgres://u:p@a/db?sslmode=require&application_name=x', 'postgres://u:p@b/db?sslmode=require&application_name=x'],
  ],
  ['postgres://[::1]:5432,10.0.0.2/db', ['postgres://[::1]:5432/db', 'postgres://10.0.0.2/db']],
])('%s has the hosts %j', (url, addresses) => {
  expect(addressesIn(url)).toEqual(addresses)
})
test.each(['', 'mysql://a/db', 'postgres:///db'])('%j is not an address of a database on a host', url => {
  expect(() => addressesIn(url)).toThrow('geen adres')
})
test('the login is the same for all hosts, and is decoded', () => {
  expect(loginIn('postgres://zorg%5Finzet:p@a,b/db')).toBe('zorg_inzet')
})
test('without any host that accepts changes it refuses to start', async () => {
  await expect(openWriter('postgres://u:p@127.0.0.1:9,127.0.0.1:10/db')).rejects.toThrow('Geen van de hosts')
})
