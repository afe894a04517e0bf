// The links in mails and notifications lead to screens that exist, and that their recipients may open.
import { expect } from 'vitest'
import type { Database } from '../api/platform/database/database.ts'
import { screenAt, screens } from '../contract/addresses.ts'
import type { Role } from '../contract/language.ts'
import { settings } from './servers/settings.ts'

/** Everyone who received a link to a screen that is not for them, from all mails and notifications in this database. */
export const mustLeadToScreens = async (db: Database): Promise<void> => {
  const mails = await db
    .selectFrom('mail as m')
    .leftJoin('account as a', 'a.username', 'm.recipient')
    .select(['m.recipient as to', 'm.text', 'a.roles'])
    .where('m.text', 'like', `%${settings.publicUrl}%`)
    .execute()
  const notifications = await db
    .selectFrom('notification as n')
    .innerJoin('account as a', 'a.uuid', 'n.account_uuid')
    .select(['a.username as to', 'n.path', 'a.roles'])
    .where('n.path', 'is not', null)
    .execute()
  const sent = [
    ...mails.flatMap(({ to, text, roles }) =>
      text
        .split(/\s/)
        .flatMap(word =>
          word.startsWith(settings.publicUrl) ? [{ to, roles, path: word.slice(settings.publicUrl.length) }] : [],
        ),
    ),
    ...notifications,
  ]
  const lost = sent.filter(({ path, roles }) => !mayOpen(String(path), (roles ?? []) as Role[]))
  expect(lost.map(({ to, path }) => `${to} is sent to ${path}`)).toEqual([])
}
const mayOpen = (path: string, own: Role[]) => {
  const screen = screenAt(path)
  if (!screen) return false
  const roles: readonly Role[] = screens[screen].roles
  return roles.length === 0 || roles.some(role => own.includes(role))
}
