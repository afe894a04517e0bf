// Features that a planner switches on and off: for one user, an organization, a share of all, or all (docs/decisions/0099).
import * as z from 'zod/mini'
import { User } from './accounts/users.ts'
import { features } from './feature-names.ts'
import { command } from './operations.ts'
import { Organization } from './organizations/organizations.ts'
import { among, iri } from './schemas.ts'

const by = ['ROLE_PLANNER'] as const
const named = z.nullable(z.object({ uuid: z.string(), name: z.string() }))
/** The scope: at most one of the three; none means everyone. */
const scope = { account: named, organization: named, percent: z.nullable(z.int()) }
const featureSwitch = z.object({
  uuid: z.string(),
  feature: z.enum(features),
  ...scope,
  enabled: z.boolean(),
  changedAt: z.string(),
  /** Names the last change. */
  version: z.nullable(z.uuid()),
})

export const featureOperations = {
  /** Every switch, the most specific first. What has no switch is on. */
  switches: command('GET', '/feature_switches', { by, addition: true, answer: z.object({ switches: z.array(featureSwitch) }) }),
  /**
   * Switches a feature for one user, an organization, a share in percent, or everyone (none of these). Of the switches that apply
   * to somebody, the most specific counts. An existing one is changed; 409 when it changed since the version that was read.
   */
  set: command('PUT', '/feature_switches', {
    by,
    addition: true,
    body: z
      .object({
        feature: z.enum(features),
        account: z.nullish(iri(User)),
        organization: z.nullish(iri(Organization)),
        percent: z.nullish(z.int({ error: 'Vul een heel getal in.' }).check(z.minimum(1), z.maximum(99))),
        enabled: z.boolean(),
        /** The version of the existing switch; null when there was none. */
        version: z.nullish(z.uuid()),
      })
      .check(
        among(
          ['account', 'organization', 'percent'],
          v => [v.account, v.organization, v.percent].filter(one => one != null).length <= 1,
          {
            error: 'Kies één gebruiker, één organisatie of een deel.',
            path: ['account'],
          },
        ),
      ),
    answer: featureSwitch,
  }),
  /** Removes a switch: a less specific one counts again. */
  remove: command('DELETE', '/feature_switches/{uuid}', { by, addition: true }),
  /** The last hundred changes, newest first. */
  history: command('GET', '/feature_changes', {
    by,
    addition: true,
    answer: z.object({
      changes: z.array(
        z.object({
          at: z.string(),
          /** The name of the planner; null when the account is gone. */
          by: z.nullable(z.string()),
          feature: z.enum(features),
          ...scope,
          /** Null when the switch was removed. */
          enabled: z.nullable(z.boolean()),
        }),
      ),
    }),
  }),
}
