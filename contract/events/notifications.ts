// Notifications: events that concern someone, in the app and by mail. People choose per kind how they receive it.
import * as z from 'zod/mini'
import { dates, exact, exists, order } from '../filters.ts'
import { backOfficeRoles, everyone, organizationRoles, type Role, resource } from '../language.ts'
import { change, command, get, list } from '../operations.ts'
import { among, clock } from '../schemas.ts'
import { newMatchesByMail } from './shown-numbers.ts'

/** At once, once a day in one mail, or never. */
const byMail = ['at_once', 'daily', 'off'] as const
/** Who can get a kind of notification, and how, unless they choose otherwise. */
export interface KindOfNotification {
  roles: readonly Role[]
  inApp: boolean
  byMail: (typeof byMail)[number]
  /** As a push message on devices that asked for it: what is useful within the hour. */
  byPush: boolean
  /** Cannot be switched off, and is never delayed. */
  always?: boolean
}
export type NotificationKind = (typeof notificationKind)[number]
const notificationKind = [
  'new_matches',
  'reactions',
  'assignments',
  'hours',
  'invoices',
  'documents',
  'contract_proposals',
  'clients',
  'other_person',
  'changed_time',
  'reports',
  'messages',
  'security',
] as const
const atWork = ['ROLE_CARE_WORKER', ...organizationRoles] as const
export const notificationKinds: Record<NotificationKind, KindOfNotification> = {
  new_matches: { roles: ['ROLE_CARE_WORKER'], inApp: true, byMail: newMatchesByMail, byPush: false },
  reactions: { roles: atWork, inApp: true, byMail: 'at_once', byPush: true },
  assignments: { roles: atWork, inApp: true, byMail: 'at_once', byPush: true },
  hours: { roles: [...atWork, 'ROLE_PLANNER'], inApp: true, byMail: 'at_once', byPush: false },
  invoices: { roles: atWork, inApp: true, byMail: 'at_once', byPush: false },
  documents: { roles: ['ROLE_CARE_WORKER', 'ROLE_PLANNER'], inApp: true, byMail: 'at_once', byPush: false },
  contract_proposals: { roles: atWork, inApp: true, byMail: 'at_once', byPush: false },
  clients: { roles: [...atWork, ...backOfficeRoles], inApp: true, byMail: 'at_once', byPush: false },
  other_person: { roles: ['ROLE_CLIENT_ADMIN'], inApp: true, byMail: 'at_once', byPush: true },
  changed_time: { roles: ['ROLE_CLIENT_ADMIN'], inApp: true, byMail: 'at_once', byPush: true },
  reports: { roles: ['ROLE_CLIENT_ADMIN'], inApp: true, byMail: 'daily', byPush: false },
  messages: { roles: everyone, inApp: true, byMail: 'at_once', byPush: true },
  security: { roles: everyone, inApp: true, byMail: 'at_once', byPush: true, always: true },
}

/** An event that concerns this person, worded as in its mail. `path` is the screen it leads to. */
export const Notification = resource('Notification', '/notifications', {
  kind: z.enum(notificationKind),
  subject: z.string(),
  text: z.string(),
  path: z.nullable(z.string()),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
})

const choice = { inApp: z.boolean(), byMail: z.enum(byMail), byPush: z.boolean() }

/** Between these times in Amsterdam nothing is sent, except what would arrive too late and what concerns security. */
const quietHours = z.nullable(
  z.object({ from: clock, until: clock }).check(
    among(['from', 'until'], ({ from, until }) => from !== until, {
      error: 'Begin en einde van de stille uren zijn gelijk.',
      path: ['until'],
    }),
  ),
)
const preferences = z.object({
  quietHours,
  kinds: z.array(z.object({ kind: z.enum(notificationKind), ...choice, always: z.boolean() })),
})
/** The subscription of a browser to its push service (W3C Push API): where to send, and the keys to encrypt with. */
const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/)),
  }),
})

const by = everyone
export const notificationOperations = {
  list: list(Notification, {
    by,
    addition: true,
    order: ['-createdAt'],
    filters: [exact('kind'), exists('readAt'), dates('createdAt'), order('createdAt')],
  }),
  get: get(Notification, { by, addition: true }),
  /** Marks it as read, or as unread again. */
  read: change('PATCH', Notification, z.object({ read: z.boolean() }), { by, inOwnName: true, addition: true }),
  readAll: command('PUT', '/notifications/read', { by, inOwnName: true, addition: true }),
  preferences: command('GET', '/notification_preferences', { by, addition: true, answer: preferences }),
  /** Kinds that are not named keep their setting. */
  choose: command('PUT', '/notification_preferences', {
    by,
    inOwnName: true,
    addition: true,
    body: z.object({
      quietHours,
      kinds: z
        .array(z.object({ kind: z.enum(notificationKind), ...choice, byPush: z.optional(z.boolean()) }))
        .check(z.maxLength(notificationKind.length)),
    }),
    answer: preferences,
  }),
  /** The key to subscribe with, and whether this login has a subscription. */
  push: command('GET', '/push_subscription', {
    by,
    addition: true,
    answer: z.object({ publicKey: z.string(), subscribed: z.boolean() }),
  }),
  /** Push notifications on the device of this login, until it ends. Only for push services the server knows (422). */
  subscribe: command('PUT', '/push_subscription', { by, inOwnName: true, addition: true, body: pushSubscription }),
  unsubscribe: command('DELETE', '/push_subscription', { by, inOwnName: true, addition: true }),
}
