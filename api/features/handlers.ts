import { featureOperations } from '../../contract/features.ts'
import { wireInstant } from '../../rules/time/amsterdam.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { record } from '../platform/events/outbox.ts'
import { Problem } from '../platform/problem.ts'
import { changesOf, setSwitch, switchesOf } from './queries.ts'

const onWire = (instant: string) => wireInstant(Temporal.Instant.from(instant))

const handlers = {
  switches: async ({ tx }) => ({
    switches: (await switchesOf(tx)).map(one => ({ ...one, changedAt: onWire(one.changedAt) })),
  }),
  set: async ({ tx, me, now, body: { version, ...data } }) => {
    const { uuid, lastChange } = await setSwitch(tx, data, now)
    if (lastChange !== (version ?? null)) throw new Problem('version')
    await record(tx, [{ name: 'feature_switched', subjectType: 'FeatureSwitch', subjectUuid: uuid, me, now, data }])
    const [made] = await switchesOf(tx, uuid)
    return { ...made!, changedAt: onWire(made!.changedAt) }
  },
  remove: async ({ tx, me, now, params: { uuid } }) => {
    const [gone] = await switchesOf(tx, uuid)
    if (!gone) throw new Problem('not_found')
    const { feature, account, organization, percent } = gone
    const data = { feature, account: account?.uuid ?? null, organization: organization?.uuid ?? null, percent }
    const { numDeletedRows } = await tx.deleteFrom('feature_switch').where('uuid', '=', uuid).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new Problem('not_found')
    await record(tx, [{ name: 'feature_switch_removed', subjectType: 'FeatureSwitch', subjectUuid: uuid, me, now, data }])
    return undefined
  },
  history: async ({ tx }) => ({ changes: (await changesOf(tx)).map(one => ({ ...one, at: onWire(one.at) })) }),
} satisfies Handlers<typeof featureOperations>

export const features = { operations: featureOperations, handlers } satisfies Concept
