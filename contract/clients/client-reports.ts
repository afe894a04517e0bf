// Reports on a client (rapportages), and a client's year in one Omaha domain with its scores over time.
import * as z from 'zod/mini'
import { custom, dates, exact, order } from '../filters.ts'
import { computed, maybeLink, maybeOne, one, organizationRoles, resource } from '../language.ts'
import { CareMoment } from '../moments/care-moments.ts'
import { change, command, create, get, list } from '../operations.ts'
import { instant, iri, text } from '../schemas.ts'
import { OmahaSystemDomainProblem, omahaDomain } from '../workers/reference.ts'
import { Client } from './clients.ts'

export const named = z.object({ '@id': z.string(), uuid: z.string(), key: z.string(), name: z.string() })
export const logged = { clientField: 'client', ofFile: true } as const
export const client = one(Client, 'firstName', 'lastName')
export const score = z.int().check(z.minimum(1), z.maximum(5))
export const scales = ['knowledge', 'behaviour', 'status'] as const
export const scores = { knowledge: z.nullable(score), behaviour: z.nullable(score), status: z.nullable(score) }

/** Another report, as shown beside the one that it corrects or that corrects it. */
const beside = z.object({ '@id': z.string(), uuid: z.string(), createdAt: z.string(), authorName: z.string(), text: z.string() })
/** What someone saw and did. After a day a report cannot be changed: a new one corrects it. */
export const ClientReport = resource(
  'ClientReport',
  '/client_reports',
  {
    client,
    authorName: z.string(),
    /** The viewer wrote it and may still change it, for a day. */
    isOwn: computed(z.boolean()),
    /**
     * Written by someone else after the viewer's mark for this client. Before the first mark: after the end of their previous
     * shift there, and for people without shifts there, in the last 14 days.
     */
    isUnread: computed(z.boolean()),
    text: z.string(),
    careMoment: maybeOne(CareMoment, 'title', 'startDate', 'endDate'),
    problems: computed(z.array(named)),
    /** Its author's scores that day for the problems it is about; `before` is the previous score. */
    scores: computed(
      z.array(z.object({ uuid: z.string(), problem: z.string(), scale: z.enum(scales), score, before: z.nullable(score) })),
    ),
    correctionOf: maybeLink('ClientReport'),
    /** The report that this one corrects. */
    corrected: computed(z.nullable(beside)),
    /** The reports that correct this one, oldest first. */
    corrections: computed(z.array(beside)),
    createdAt: z.string(),
  },
  logged,
)
/** A client's year in one domain: the reports, and the scores of the plan over time. */
export const ClientCareAssistReport = resource(
  'ClientCareAssistReport',
  '/client_care_assist_reports',
  {
    client,
    year: z.int(),
    domain: z.enum(omahaDomain),
    reportCount: z.int(),
    reports: computed(z.array(beside)),
    problems: computed(
      z.array(
        z.object({
          ...named.shape,
          targets: z.object(scores),
          scores: z.array(z.object({ scoredOn: z.string(), ...scores })),
        }),
      ),
    ),
  },
  { ...logged, itemOnly: ['reports'] },
)

const report = { text: text(10_000), problems: z._default(z.array(iri(OmahaSystemDomainProblem)).check(z.maxLength(42)), []) }

const readers = [...organizationRoles, 'ROLE_PLANNER', 'ROLE_CARE_WORKER', 'ROLE_CLIENT_ADMIN'] as const
const ofClient = exact('client.uuid')
const oneOrMore = z.union([z.string(), z.array(z.string())])
export const clientReportOperations = {
  reports: list(ClientReport, {
    by: readers,
    order: ['-createdAt'],
    filters: [
      ofClient,
      custom('problem.uuid', oneOrMore),
      exact('careMoment.uuid'),
      custom('unread', z.stringbool()),
      dates('createdAt'),
      order('createdAt'),
    ],
  }),
  /** Marks the reports of a client as read up to an instant. A mark only moves forward, and never past the present. */
  readReports: command('PUT', '/clients/{uuid}/reports_read', {
    by: readers,
    inOwnName: true,
    addition: true,
    body: z.object({ until: instant() }),
  }),
  report: get(ClientReport, { by: readers, addition: true }),
  createReport: create(
    ClientReport,
    z.object({
      client: iri(Client),
      ...report,
      careMoment: z.nullish(iri(CareMoment)),
      correctionOf: z.nullish(iri(ClientReport)),
    }),
    { by: ['ROLE_CARE_WORKER'], inOwnName: true, event: 'client_report_written' },
  ),
  changeReport: change('PUT', ClientReport, z.object(report), {
    by: ['ROLE_CARE_WORKER'],
    inOwnName: true,
    addition: true,
    event: 'client_report_changed',
  }),
  careAssistReports: list(ClientCareAssistReport, {
    by: readers,
    order: ['-year', 'domain'],
    filters: [ofClient, exact('domain'), exact('year'), order('year')],
  }),
  careAssistReport: get(ClientCareAssistReport, { by: readers, addition: true }),
}
