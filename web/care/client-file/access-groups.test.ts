import { expect, test } from 'vitest'
import { type Access, groupsOf } from './access-groups.ts'

const line = (at: string, actorName: string, operation: string, more: Partial<Access> = {}): Access => ({
  ...{ uuid: `${at} ${actorName}`, at: `2026-11-20T${at}:00+00:00`, actorName, operation, roles: ['ROLE_CARE_WORKER'] },
  ...more,
})
const said = (lines: Access[]) =>
  groupsOf(lines).map(
    ({ name, from, until, acts }) =>
      `${name} ${from.slice(11, 16)}-${until.slice(11, 16)} ${acts.map(act => `${act.times}x ${act.what}`).join(', ')}`,
  )

test.each<[string, Access[], string[]]>([
  ['nothing gives no line', [], []],
  [
    'the same within an hour is one line with its count, the newest act first',
    [line('10:40', 'Anna', 'clientCare.home'), line('10:20', 'Anna', 'clients.get'), line('10:00', 'Anna', 'clientCare.home')],
    ['Anna 10:00-10:40 2x bekeek de woning, 1x bekeek wie de cliënt is'],
  ],
  [
    'an hour later is another line',
    [line('11:01', 'Anna', 'clients.get'), line('10:00', 'Anna', 'clients.get')],
    ['Anna 11:01-11:01 1x bekeek wie de cliënt is', 'Anna 10:00-10:00 1x bekeek wie de cliënt is'],
  ],
  [
    'two people at once are two lines, by their newest',
    [line('10:30', 'Bea', 'clients.get'), line('10:20', 'Anna', 'clients.get'), line('10:10', 'Bea', 'clients.get')],
    ['Bea 10:10-10:30 2x bekeek wie de cliënt is', 'Anna 10:20-10:20 1x bekeek wie de cliënt is'],
  ],
  [
    'somebody and a planner through their eyes are two lines',
    [line('10:30', 'Anna', 'clients.get', { impersonatorName: 'Fenna' }), line('10:20', 'Anna', 'clients.get')],
    ['Anna 10:30-10:30 1x bekeek wie de cliënt is', 'Anna 10:20-10:20 1x bekeek wie de cliënt is'],
  ],
  [
    'events without words of their own are shown too',
    [line('10:30', 'Anna', 'somethingNew.get')],
    ['Anna 10:30-10:30 1x gebruikte het dossier'],
  ],
])('%s', (_, lines, expected) => expect(said(lines)).toEqual(expected))
