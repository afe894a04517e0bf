// The agreement of an assignment (overeenkomst van opdracht, of uitzendwerk opdrachtbevestiging): made from a template when somebody is
// chosen, agreed to by both parties, with additions for what changes later (docs/decisions/0156).
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
import { address, day, iri, text } from '../schemas.ts'
import { type AssignmentAgreementStatus, assignmentAgreementStatus, assignmentAgreementStatusName } from '../statuses.ts'
import { CareWorker, contractType } from '../workers/care-workers.ts'

const section = z.object({
  title: z.string(),
  /** Paragraphs are separated by an empty line. Of a template: with named places between braces. */
  text: z.string(),
  /** Part of a model agreement that stays to the letter. */
  fixed: z.optional(z.boolean()),
})
/** The sections as people read them, in order. */
const sections = z.array(section)

/** A version of a text from which agreements are made. Versions are only ever added. */
export const AgreementTemplate = resource('AgreementTemplate', '/agreement_templates', {
  /** Absent: for every organization that has none of its own. */
  organization: maybeOne(Organization, 'name', 'city'),
  contractType: z.enum(contractType),
  version: z.int(),
  name: z.string(),
  /** The number of the model agreement that it follows, and its last day. After that day nothing new is made from it. */
  modelNumber: z.nullable(z.string()),
  modelValidUntil: z.nullable(z.iso.date()),
  sections,
  /** New agreements are made from this version. */
  isCurrent: computed(z.boolean()),
  /** Who wrote it; absent for those that came with the product. */
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
/** What was true when it was made. It names no client: of the care it says only level and kind. */
const facts = z.object({
  careWorkerName: z.string(),
  organizationName: z.string(),
  locationName: z.string(),
  level: z.string(),
  serviceTypeName: z.nullable(z.string()),
  /** Of a series: of the first of its shifts that somebody got. */
  startDate: z.string(),
  endDate: z.string(),
  breakMinutes: z.int(),
  breakFrom: z.nullable(z.string()),
  /** For one shift, for the shifts of a series, or for a period with its shifts. */
  covers: z.enum(['shift', 'series', 'period']),
  /** In cents. */
  hourlyRate: z.nullable(z.int()),
  bonus: z.int(),
  cancellationTermHours: z.int(),
  paymentTermDays: z.int(),
})
/** Somebody agreed: when, who, and in which login. */
const act = z.nullable(z.object({ at: z.string(), name: z.string(), login: z.nullable(z.string()) }))

export const AssignmentAgreement = resource(
  'AssignmentAgreement',
  '/assignment_agreements',
  {
    status: z.enum(assignmentAgreementStatus),
    /** The shift or period that it was made for; of a series the first that somebody got. */
    careMoment: link('CareMoment'),
    recurringCareMoment: maybeLink('RecurringCareMoment'),
    /** What it covers: one shift, or those of the series or period that this worker got. */
    moments: computed(
      z.array(
        z.object({
          careMoment: address('CareMoment'),
          startDate: z.string(),
          endDate: z.string(),
          /** When the worker no longer did it; null while they do. */
          endedAt: z.nullable(z.string()),
        }),
      ),
    ),
    careWorker: one(CareWorker, 'profile'),
    organization: one(Organization, 'name', 'city'),
    location: one(OrganizationLocation, 'name', 'city'),
    /** Of an addition: the agreement that it changes, its number from 1, and what changed. */
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
    /** SHA-256 of the text, in hexadecimal. An addition's text names the hash of what it changes. */
    hash: z.string(),
    createdAt: z.string(),
    organizationAct: computed(act),
    workerAct: computed(act),
    endedAt: z.nullable(z.string()),
    endedReason: z.nullable(z.string()),
    /** SHA-256 of the PDF, once both agreed and it is made. Until then the PDF is a draft. */
    pdfHash: computed(z.nullable(z.string())),
  },
  {
    itemOnly: [
      ...(['moments', 'sections'] as const),
      ...(['careWorker.profile.about', 'careWorker.profile.languages', 'careWorker.profile.openToOtherContractForms'] as const),
    ],
    actions: assignmentAgreementActions,
    statusNames: assignmentAgreementStatusName,
    // Two who agree to texts of one chain at once wait for each other, and for who changes the work.
    locksFirst: 'careMoment',
  },
)

const parties = [...worker, ...organizationRoles, 'ROLE_PLANNER'] as const
const planner = ['ROLE_PLANNER'] as const
export const mostSections = 40
const written = {
  /** Null: for every organization. */
  organization: z.nullish(iri(Organization)),
  contractType: z.enum(contractType),
  name: text(120),
  modelNumber: z.nullish(text(60)),
  modelValidUntil: z.nullish(day()),
  sections: z
    .array(z.object({ title: text(120), text: text(8000), fixed: z._default(z.boolean(), false) }))
    .check(z.minLength(1), z.maxLength(mostSections)),
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
  /** Agrees to this text and everything that it amends. 409 when the hash is not that of the newest text. */
  agree: action('PUT', AssignmentAgreement, 'agree', z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }), {
    addition: true,
  }),
  /** The text that whoever is chosen for this work would get under this form of contract, without their name. */
  draft: command('GET', '/care_moments/{uuid}/agreement_draft', {
    by: [...organizationRoles, 'ROLE_PLANNER'],
    addition: true,
    query: z.object({ contractType: z.enum(contractType) }),
    answer: z.object({ name: z.string(), sections }),
  }),
  /** The text with both acts and its hash. Until both agreed it is marked as a draft. */
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
   * A new version. 422 for an unknown place, or a fixed section of the same model that changed. 409 when there is a newer version than
   * the one that was read: 0 for the first of an organization.
   */
  create: create(AgreementTemplate, z.object({ ...written, version: z.int().check(z.minimum(0)) }), {
    by: planner,
    addition: true,
    event: 'agreement_template_made',
  }),
  /** These sections with their places filled with examples, and all places there are. */
  example: command('POST', '/agreement_templates/example', {
    ...{ by: planner, addition: true, body: z.object({ sections: written.sections }) },
    answer: z.object({ sections, places: z.array(z.object({ name: z.string(), example: z.string() })) }),
  }),
}
