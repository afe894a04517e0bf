// A template (sjabloon): an assignment that is placed again and again, without a date.
import type { AnswerOf, Args } from '../../../client/api.ts'
import type { ContractType } from '../../../words/nl.ts'
import { type Draft, type DraftErrors, emptyDraft } from '../draft.ts'

export type Template = AnswerOf<'GET /care_moment_templates'>['member'][number]
type TemplateBody = Args<'POST /care_moment_templates'>['body']

/** What a draft still lacks before it can be saved as a template. */
export const checkTemplate = ({ location, level, from, until }: Draft): DraftErrors => ({
  ...(!location && { location: 'Kies een locatie.' }),
  ...(!level && { level: 'Kies een niveau.' }),
  ...(!from && { from: 'Vul een tijd in, zoals 07:30.' }),
  ...(!until && { until: 'Vul een tijd in, zoals 15:30.' }),
})

/** The draft as a template. `title` is used when the draft has none. */
export const templateOf = (draft: Draft, title: string): TemplateBody => ({
  title: draft.title.trim() || title,
  description: draft.description.trim() || null,
  organizationLocation: draft.location,
  startTime: draft.from!,
  endTime: draft.until!,
  breakMinutes: draft.breakMinutes ?? 0,
  expertiseLevel: draft.level,
  serviceType: draft.serviceType || null,
  publishedForContractTypes: draft.contractTypes,
})

/** A template that was removed, as it was. */
export const templateAgain = (template: Template): TemplateBody => ({
  ...templateOf({ ...emptyDraft, ...fillFrom(template) }, template.title),
  publishedForContractTypes: template.publishedForContractTypes,
})

/** What a template fills in on the form; the client, the dates and the rate stay as they are. */
export const fillFrom = (template: Template): Partial<Draft> => ({
  title: template.title,
  description: template.description ?? '',
  location: template.organizationLocation['@id'],
  level: template.expertiseLevel['@id'],
  serviceType: template.serviceType?.['@id'] ?? '',
  from: template.startTime,
  until: template.endTime,
  breakMinutes: template.breakMinutes,
  ...(template.publishedForContractTypes.length > 0 && {
    contractTypes: template.publishedForContractTypes as ContractType[],
  }),
})
