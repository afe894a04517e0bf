import type { Limit } from '../platform/login/attempts.ts'

/** How many attempts are allowed in a quarter of an hour, by subject. */
export const limits = {
  account: (username: string): Limit => ({ subject: `account ${username}`, most: 5 }),
  address: (address: string): Limit => ({ subject: `address ${address}`, most: 30 }),
  code: (username: string): Limit => ({ subject: `code ${username}`, most: 5 }),
  registration: (address: string): Limit => ({ subject: `registration ${address}`, most: 60 }), // visitors of an open day share one wifi
  reset: (address: string): Limit => ({ subject: `reset ${address}`, most: 20 }),
  signOn: (address: string): Limit => ({ subject: `sign-on ${address}`, most: 60 }),
  logoutToken: (address: string): Limit => ({ subject: `logout token ${address}`, most: 300 }),
  invitations: (account: string): Limit => ({ subject: `invitations ${account}`, most: 30 }),
  resetOf: (username: string): Limit => ({ subject: `reset ${username}`, most: 3 }),
}
