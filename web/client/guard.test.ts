import { expect, test } from 'vitest'
import type { Role } from '#contract/language.ts'
import { type AskedScreen, type Decision, decide, homeOf } from './guard.ts'

const route = (kind: AskedScreen['kind'], path: string, roles: Role[] = [], wanted?: string): AskedScreen => ({
  kind,
  path,
  roles,
  wanted,
})
const login = route('public', '/account/inloggen')
const work = route('private', '/werk', ['ROLE_CARE_WORKER'])
const openMoments = route('private', '/backoffice/open-zorgmomenten', ['ROLE_PLANNER', 'ROLE_BACK_OFFICE_EMPLOYEE'])
const clients = route('private', '/backoffice/clienten', ['ROLE_PLANNER'])
const newPassword = { ...route('public', '/account/wachtwoord-opnieuw-instellen/x'), byToken: true }
const mfa = route('private', '/account/mfa')
const proposal = route('hybrid', '/werk/contractvoorstel/x')
const unknown = route('public', '/nergens')
const homeWithoutScreen = route('public', '/werk')
const comingBack = route('public', '/account/inloggen', [], '/werk/reacties?page=2')

const rows: [string, Role[] | null, AskedScreen, Decision][] = [
  ['logged out on the login page stays', null, login, {}],
  [
    'logged out on a private route logs in, and the path is remembered',
    null,
    work,
    { redirect: '/account/inloggen', remember: true },
  ],
  ['logged out on a hybrid route stays', null, proposal, {}],
  ['logged out on an unknown path sees that it is unknown', null, unknown, {}],
  ['a worker on their own route stays', ['ROLE_CARE_WORKER'], work, {}],
  ['a worker on the login page goes home', ['ROLE_CARE_WORKER'], login, { redirect: '/werk' }],
  [
    'a worker who has just logged in goes where they wanted',
    ['ROLE_CARE_WORKER'],
    comingBack,
    { redirect: '/werk/reacties?page=2' },
  ],
  [
    'a worker on the route of another goes home, and hears why',
    ['ROLE_CARE_WORKER'],
    openMoments,
    { redirect: '/werk', isOthers: true },
  ],
  ['so does a worker with a link that sets a password', ['ROLE_CARE_WORKER'], newPassword, { redirect: '/werk', isOthers: true }],
  ['logged out that link opens', null, newPassword, {}],
  [
    'a planner who is themselves again goes where they were',
    ['ROLE_PLANNER'],
    { ...work, wanted: '/backoffice/zzpers' },
    { redirect: '/backoffice/zzpers', isOthers: true },
  ],
  ['a worker on an unknown path goes home', ['ROLE_CARE_WORKER'], unknown, { redirect: '/werk' }],
  ['a home that has no screen is no reason to go round', ['ROLE_CARE_WORKER'], homeWithoutScreen, {}],
  ['a worker on a hybrid route stays', ['ROLE_CARE_WORKER'], proposal, {}],
  ['a back-office employee sees the open moments', ['ROLE_BACK_OFFICE_EMPLOYEE'], openMoments, {}],
  ['and not the clients', ['ROLE_BACK_OFFICE_EMPLOYEE'], clients, { redirect: '/backoffice/open-zorgmomenten', isOthers: true }],
  ['two roles may see what either may', ['ROLE_CARE_WORKER', 'ROLE_PLANNER'], clients, {}],
  ['the first of two roles decides the home', ['ROLE_CLIENT_ADMIN', 'ROLE_CARE_WORKER'], login, { redirect: '/zorg/zorgvragen' }],
  ['an owed second factor goes to the code', ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], work, { redirect: '/account/mfa' }],
  ['also from a hybrid route', ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], proposal, { redirect: '/account/mfa' }],
  ['and stays there', ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], mfa, {}],
  [
    'who has just entered the code goes where they wanted',
    ['ROLE_PLANNER'],
    { ...mfa, roles: ['IS_AUTHENTICATED_2FA_IN_PROGRESS'], wanted: '/backoffice/clienten' },
    { redirect: '/backoffice/clienten' },
  ],
  ['logged out on the second factor logs in', null, mfa, { redirect: '/account/inloggen', remember: true }],
]

test.each(rows)('%s', (_name, roles, asked, decision) => {
  expect(decide(roles && { roles }, asked)).toEqual(decision)
})

test('a planner who impersonates goes to that person’s home, and their own screen is remembered', () => {
  const session = { roles: ['ROLE_CARE_WORKER'] as Role[], impersonated: true }
  expect(decide(session, { ...clients, wanted: '/backoffice/zzpers' })).toEqual({ redirect: '/werk', remember: true })
})

test('a session without roles is an error', () => {
  expect(() => homeOf({ roles: [] })).toThrow("User doesn't have any roles")
})
