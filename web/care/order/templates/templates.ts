// A template (sjabloon): an assignment that is placed repeatedly, without a date.

import type { AnswerOf, Args } from '#client/api.ts'
import { wordsOf, wordsTo } from '#contract/moments/assignment-words.ts'
import { type Draft, type DraftErrors, emptyDraft, sent, together, typed } from '../draft.ts'

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
export function templateOf(draft: Draft, title: string): TemplateBody {
  const { location, ...words } = wordsOf('template', sent(draft, title, true))
  return { ...words, organizationLocation: location, startTime: draft.from!, endTime: draft.until! }
}

/** The body that recreates a removed template. */
export const templateAgain = (template: Template): TemplateBody => ({
  ...templateOf(draftFrom(template), template.title),
  publishedForContractTypes: template.publishedForContractTypes,
})

/** The form values from a template; the client, the dates and the rate are kept. */
export function fillFrom(template: Template): Partial<Draft> {
  const shown = { ...template, location: template.organizationLocation }
  const words = together(wordsTo('template').map(word => typed[word](shown)))
  return { ...words, from: template.startTime, until: template.endTime }
}

/** A new draft from a template. */
export const draftFrom = (template: Template): Draft => ({ ...emptyDraft, ...fillFrom(template) })
