import { Client } from '../../contract/clients/clients.ts'
import { visitOperations } from '../../contract/clients/visits.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { Problem } from '../platform/problem.ts'
import { findItem } from '../platform/rows/rows.ts'
import { jobs } from './jobs.ts'
import { mailTemplates } from './mail-templates.ts'
import { mails } from './mails.ts'
import { facesOf, lookOf, noteWelcome, queries, recordLook } from './queries.ts'

const handlers = {
  faces: async ({ tx, params, viewer, reads }) => {
    const client = await findItem(tx, Client, params.uuid, viewer)
    if (!client) throw new Problem('not_found')
    reads([client.uuid])
    return { faces: await facesOf(tx, client.uuid, viewer) }
  },
  look: ({ tx, me, now }) => lookOf(tx, me.uuid, now),
  goOnLooking: ({ tx, me, now }) => recordLook(tx, me.uuid, now),
  welcomed: async ({ tx, me, now }) => {
    await noteWelcome(tx, me.uuid, now)
    return undefined
  },
} satisfies Handlers<typeof visitOperations>

export const visits = { operations: visitOperations, handlers, queries, mails, mailTemplates, jobs } satisfies Concept
