// What the guard decides for every screen, and for one unknown address, for every kind of visitor. The table is kept in
// guard-table.snap.txt, to be reviewed. The tests below hold for all of it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ScreenKind } from '../contract/addresses.ts'
import type { Role } from '../contract/language.ts'
import { type Decision, decide } from '../web/client/guard.ts'
import { routeFiles } from './screens/routes.ts'

interface ListedScreen {
  path: string
  kind: ScreenKind
  roles?: Role[]
}
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const listed: ListedScreen[] = JSON.parse(read('tests/specification/routes.json'))
const unknown: ListedScreen = { path: '/nergens', kind: 'public' }

const states: Record<string, Role[] | null> = {
  'logged out': null,
  'code owed': ['IS_AUTHENTICATED_2FA_IN_PROGRESS'],
  'care worker': ['ROLE_CARE_WORKER'],
  'client admin': ['ROLE_CLIENT_ADMIN'],
  planner: ['ROLE_PLANNER'],
  'back office': ['ROLE_BACK_OFFICE_EMPLOYEE'],
  organization: ['ROLE_ORGANIZATION_USER'],
  'location admin': ['ROLE_ORGANIZATION_LOCATION_ADMIN'],
  'family + worker': ['ROLE_CLIENT_ADMIN', 'ROLE_CARE_WORKER'],
}
const decideFor = (roles: Role[] | null, { path, kind, roles: granted = [] }: ListedScreen, wanted?: string): Decision =>
  decide(roles && { roles }, { path, kind, roles: granted, wanted })
const said = ({ redirect, remember }: Decision) => (redirect ? `${redirect}${remember ? ' *' : ''}` : 'stays')

test('the specification names 72 addresses', () => {
  expect(listed).toHaveLength(72)
})
test('what the guard decides has not changed', async () => {
  const names = Object.keys(states)
  const lines = [...listed, unknown].map(route =>
    [route.path.padEnd(72), ...names.map(name => said(decideFor(states[name]!, route)).padEnd(34))].join('').trimEnd(),
  )
  const head = ['address (* remembered)'.padEnd(72), ...names.map(name => name.padEnd(34))].join('').trimEnd()
  await expect(`${[head, ...lines].join('\n')}\n`).toMatchFileSnapshot('./guard-table.snap.txt')
})

const privates = listed.filter(({ kind }) => kind === 'private')
test.each(Object.entries(states).filter(([, roles]) => roles))(
  '%s stays on what is granted, and on no other private address',
  (_name, roles) => {
    for (const route of privates) {
      const stays = decideFor(roles, route).redirect === undefined
      expect(stays, route.path).toBe(route.roles!.some(role => roles!.includes(role)))
    }
  },
)
test('a redirect leads to a screen that its visitor may see, and not to another redirect', () => {
  for (const [name, roles] of Object.entries(states))
    for (const route of [...listed, unknown]) {
      const { redirect } = decideFor(roles, route)
      const target = listed.find(({ path }) => path === redirect)
      if (redirect) expect(decideFor(roles, target!), `${name} ${route.path}`).toEqual({})
    }
})
test('after logging in one goes where one wanted to, and the guard there has the last word', () => {
  const login = listed[0]!
  expect(decideFor(['ROLE_CARE_WORKER'], login, '/werk/reacties?page=2')).toEqual({ redirect: '/werk/reacties?page=2' })
  const clients = listed.find(({ path }) => path === '/backoffice/clienten')!
  expect(decideFor(['ROLE_BACK_OFFICE_EMPLOYEE'], login, clients.path)).toEqual({ redirect: clients.path })
  expect(decideFor(['ROLE_BACK_OFFICE_EMPLOYEE'], clients)).toEqual({ redirect: '/backoffice/open-zorgmomenten', isOthers: true })
})

// A screen has its name at the top of its file. By that name the guard knows which roles the screen is for.
test('there are screens to look at', () => {
  expect(routeFiles.filter(({ isLayout }) => !isLayout).length).toBeGreaterThan(20)
})
test.each(routeFiles)('$file is the screen it says it is, or no screen but a layout', ({ path, said, isLayout }) => {
  expect(said).toBe(isLayout ? undefined : path)
})
