import { analyticsOperations } from '../../contract/office/analytics.ts'
import { withoutNames } from '../../rules/people/without-names.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { noteAttempt, secondsToWait } from '../platform/login/attempts.ts'
import { invalid, Problem } from '../platform/problem.ts'

const maxExtraCharacters = 2000

const handlers = {
  track: async ({ tx, body, params, me, browser, services }) => {
    if (params.analytics !== services.analyticsName) throw new Problem('not_found')
    const { name, context, ...extra } = body
    const data = JSON.stringify(extra)
    if (data.length > maxExtraCharacters) throw invalid('name', `Stuur hooguit ${maxExtraCharacters} tekens mee.`)
    // More often than anybody clicks. The answer is not 429, because that would log the user out.
    const limit = [{ subject: `track ${browser.address}`, most: 1000 }]
    if (await secondsToWait(tx, limit)) return undefined
    await noteAttempt(tx, limit)
    const place = { ...context, pathname: withoutNames(context.pathname) }
    const row = { at: new Date().toISOString(), name, context: JSON.stringify(place), data, session_uuid: me.session }
    await tx.insertInto('analytics_event').values(row).execute()
    return undefined
  },
  endTransaction: async ({ tx, params, me, services }) => {
    if (params.analytics !== services.analyticsName) throw new Problem('not_found')
    if (me.session)
      await tx.updateTable('analytics_event').set({ session_uuid: null }).where('session_uuid', '=', me.session).execute()
    return undefined
  },
} satisfies Handlers<typeof analyticsOperations>

export const analytics = { operations: analyticsOperations, handlers } satisfies Concept
