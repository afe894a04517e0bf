// The agreement of an assignment (overeenkomst van opdracht; opdrachtbevestiging for temporary work): made from a template when
// somebody is chosen, agreed to by both parties, and amended when something changes (docs/decisions/0156).
import * as z from 'zod/mini'
import { custom, exact, order } from '../filters.ts'
import {
  type Actor,
  type AnyItem,
  computed,
  link,
  maybeLink,
  maybeOne,
  one,
  organizationRoles,
  resource,
  type Transition,
} from '../language.ts'
import { action, command, create, download, get, list } from '../operations.ts'
import { Organization, OrganizationLocation } from '../organizations/organizations.ts'
import { day, iri, iriText, text } from '../schemas.ts'
import { type AssignmentAgreementStatus, assignmentAgreementStatus, assignmentAgreementStatusName } from '../statuses.ts'
import { CareWorker, contractType } from '../workers/care-workers.ts'

const section = z.object({
  title: z.string(),
  /** Paragraphs are separated by an empty line. In a template it has placeholders between braces. */
  text: z.string(),
  /** Part of a model agreement whose words may not change. */
  fixed: z.optional(z.boolean()),
})
/** The sections as people read them, in order. */
const sections = z.array(section)

/** A version of the text that agreements are made from. Versions are never changed or removed. */
export const AgreementTemplate = resource('AgreementTemplate', '/agreement_templates', {
  /** Absent: the default, for organizations without one of their own. */
  organization: maybeOne(Organization, 'name', 'city'),
  contractType: z.enum(contractType),
  version: z.int(),
  name: z.string(),
  /** The number of the model agreement it follows, and the last day on which new agreements are made from it. */
  modelNumber: z.nullable(z.string()),
  modelValidUntil: z.nullable(z.iso.date()),
  sections,
  /** New agreements are made from this version. */
  isCurrent: computed(z.boolean()),
  /** Who wrote it; absent for the templates that come with the product. */
  authorName: z.nullable(z.string()),
  createdAt: z.string(),
})

const worker = ['ROLE_CARE_WORKER'] as const
const own = (item: AnyItem, me: Actor) => (item.careWorker as { uuid?: string } | undefined)?.uuid === me.uuid
const agrees = { event: 'assignment_agreement_agreed', inOwnName: true } as const
const assignmentAgreementActions = {
  agree: [
    { ...agrees, by: worker, from: ['waiting_for_both'], to: 'waiting_for_organization', who: own },
    { ...agrees, by: worker, from: ['waiting_for_worker'], to: 'agreed', who: own },
    { ...agrees, by: organizationRoles, from: ['waiting_for_both'], to: 'waiting_for_worker' },
    { ...agrees, by: organizationRoles, from: ['waiting_for_organization'], to: 'agreed' },
  ],
  end: [
    {
      by: [],
      from: ['waiting_for_both', 'waiting_for_organization', 'waiting_for_worker', 'agreed'],
      to: 'ended',
      event: 'assignment_agreement_ended',
    },
  ],
} as const satisfies Record<string, readonly Transition<AssignmentAgreementStatus>[]>

/** Who proposed the hourly rate. */
export const rateProposedBy = ['organization', 'worker', 'zorginzet'] as const
/** The facts when it was made. No client is named: about the care it has only the level and the kind. */
const facts = z.object({
  careWorkerName: z.string(),
  organizationName: z.string(),
  locationName: z.string(),
  level: z.string(),
  serviceTypeName: z.nullable(z.string()),
  /** For a series: of the first shift that was assigned. */
  startDate: z.string(),
  endDate: z.string(),
  breakMinutes: z.int(),
  breakFrom: z.nullable(z.string()),
  /** One shift, the shifts of a series, or a period with its shifts. */
  covers: z.enum(['shift', 'series', 'period']),
  /** In cents. */
  hourlyRate: z.nullable(z.int()),
  bonus: z.int(),
  cancellationTermHours: z.int(),
  paymentTermDays: z.int(),
})
/** Who agreed, when, and in which login. */
const act = z.nullable(z.object({ at: z.string(), name: z.string(), login: z.nullable(z.string()) }))

export const AssignmentAgreement = resource(
  'AssignmentAgreement',
  '/assignment_agreements',
  {
    status: z.enum(assignmentAgreementStatus),
    /** The shift or period it was made for; for a series the first one that was assigned. */
    careMoment: link('CareMoment'),
    recurringCareMoment: maybeLink('RecurringCareMoment'),
    /** What it covers: one shift, or this worker's shifts of the series or period. */
    moments: computed(
      z.array(
        z.object({
          careMoment: iriText('CareMoment'),
          startDate: z.string(),
          endDate: z.string(),
          /** When the worker stopped doing it; null while they still do. */
          endedAt: z.nullable(z.string()),
        }),
      ),
    ),
    careWorker: one(CareWorker, 'profile'),
    organization: one(Organization, 'name', 'city'),
    location: one(OrganizationLocation, 'name', 'city'),
    /** For an amendment: the agreement it changes, its number (from 1), and what changed. */
    amends: maybeLink('AssignmentAgreement'),
    sequence: z.int(),
    reason: z.nullable(z.string()),
    agreementTemplate: one(AgreementTemplate, 'name', 'version', 'modelNumber', 'modelValidUntil'),
    contractType: z.enum(contractType),
    /** In cents, with who proposed it. */
    hourlyRate: z.nullable(z.int()),
    rateProposedBy: z.enum(rateProposedBy),
    facts,
    sections,
    /** SHA-256 of the text, in hexadecimal. The text of an amendment contains the hash of what it changes. */
    hash: z.string(),
    createdAt: z.string(),
    organizationAct: computed(act),
    workerAct: computed(act),
    endedAt: z.nullable(z.string()),
    endedReason: z.nullable(z.string()),
    /** SHA-256 of the PDF, which is made when both have agreed. Until then the PDF is a draft. */
    pdfHash: computed(z.nullable(z.string())),
  },
  {
    itemOnly: [
      ...(['moments', 'sections'] as const),
      ...(['careWorker.profile.about', 'careWorker.profile.languages', 'careWorker.profile.openToOtherContractForms'] as const),
    ],
    actions: assignmentAgreementActions,
    statusNames: assignmentAgreementStatusName,
    // Serializes agreeing to the texts of one chain, and changes of the work.
    locksFirst: 'careMoment',
  },
)

const parties = [...worker, ...organizationRoles, 'ROLE_PLANNER'] as const
const planner = ['ROLE_PLANNER'] as const
export const maxSections = 40
const writtenSections = z.array(z.object({ title: text(120), text: text(8000), fixed: z._default(z.boolean(), false) }))
const written = {
  /** Null: for all organizations. */
  organization: z.nullish(iri(Organization)),
  contractType: z.enum(contractType),
  name: text(120),
  modelNumber: z.nullish(text(60)),
  modelValidUntil: z.nullish(day()),
  /** None, of an organization: from then on the text for all organizations is used again. */
  sections: writtenSections.check(z.maxLength(maxSections)),
}
export const assignmentAgreementOperations = {
  list: list(AssignmentAgreement, {
    by: parties,
    addition: true,
    order: ['-createdAt', '-sequence'],
    filters: [
      exact('status'),
      exact('careWorker.uuid'),
      exact('organization.uuid'),
      custom('careMoment', z.uuid()),
      /** Those that wait for the viewer to agree. */
      custom('awaitsMe', z.stringbool()),
      order('createdAt'),
    ],
  }),
  get: get(AssignmentAgreement, { by: parties, addition: true }),
  /** Agrees to this text and to all that it amends. 409 when the hash is not that of the newest text. */
  agree: action('PUT', AssignmentAgreement, 'agree', z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }), {
    addition: true,
  }),
  /** The text somebody would get if they were chosen for this work under this form of contract, without their name. */
  draft: command('GET', '/care_moments/{uuid}/agreement_draft', {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    query: z.object({ contractType: z.enum(contractType) }),
    answer: z.object({ name: z.string(), sections }),
  }),
  /** The text with both approvals and its hash. Marked as a draft until both have agreed. */
  pdf: download(AssignmentAgreement, '/assignment_agreements/{uuid}/pdf', { by: parties, addition: true }),
}

export const agreementTemplateOperations = {
  list: list(AgreementTemplate, {
    by: planner,
    addition: true,
    order: ['contractType', '-version'],
    filters: [exact('contractType'), exact('organization.uuid'), custom('isCurrent', z.stringbool())],
  }),
  get: get(AgreementTemplate, { by: planner, addition: true }),
  /**
   * A new version. 422 for an unknown placeholder, or for a change in a fixed section of the same model. 409 when there is a
   * newer version than the one that was read: 0 for an organization's first.
   */
  create: create(AgreementTemplate, z.object({ ...written, version: z.int().check(z.minimum(0)) }), {
    by: planner,
    addition: true,
    event: 'agreement_template_made',
  }),
  /** These sections with examples in their placeholders, and the list of all placeholders. */
  example: command('POST', '/agreement_templates/example', {
    ...{ by: planner, addition: true, body: z.object({ sections: written.sections.check(z.minLength(1)) }) },
    answer: z.object({ sections, places: z.array(z.object({ name: z.string(), example: z.string() })) }),
  }),
}
