import { expect, test } from 'vitest'
import { parseSession } from './session-shape.ts'

const stored = {
  exp: 1795000900,
  iat: 1795000000,
  username: 'roos@voorbeeld.example',
  roles: ['ROLE_CARE_WORKER'],
  uuid: '0199a000-0000-7000-8000-000000000001',
  multi_factor_enabled: false,
  multi_factor_verified: false,
  user_features: [{ feature: 'reports', enabled: true }],
}
test.each([
  ['as the server writes it', {}],
  ['of someone who is looked through', { impersonated: true }],
  ['that says it is nobody else', { impersonated: false }],
  ['without features', { user_features: [] }],
  ['of more roles', { roles: ['ROLE_CLIENT_ADMIN', 'ROLE_CARE_WORKER'] }],
])('a session %s is one', (_name, change) => {
  expect(parseSession(JSON.stringify({ ...stored, ...change }))).toEqual({ ...stored, ...change })
})
test.each([
  ['exp', '1795000900'],
  ['exp', undefined],
  ['iat', null],
  ['iat', undefined],
  ['username', 5],
  ['username', undefined],
  ['roles', 'ROLE_CARE_WORKER'],
  ['roles', ['ROLE_ADMIN']],
  ['roles', ['ROLE_CARE_WORKER', 5]],
  ['roles', undefined],
  ['uuid', 7],
  ['uuid', undefined],
  ['impersonated', 'yes'],
  ['multi_factor_enabled', 'true'],
  ['multi_factor_enabled', undefined],
  ['multi_factor_verified', 0],
  ['multi_factor_verified', undefined],
  ['user_features', {}],
  ['user_features', undefined],
  ['user_features', [{ feature: 'reports' }]],
  ['user_features', [{ feature: 1, enabled: true }]],
  ['user_features', ['reports']],
])('a session with %s %j is none', (field, value) => {
  expect(parseSession(JSON.stringify({ ...stored, [field]: value }))).toBeNull()
})
test.each(['', 'null', '[]', '"roos"', '{', '5'])('%j is no session', text => {
  expect(parseSession(text)).toBeNull()
})
