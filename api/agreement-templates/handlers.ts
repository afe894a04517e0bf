import { agreementTemplateOperations } from '../../contract/money/assignment-agreements.ts'
import {
  type AgreementSection,
  placeExamplesOfAgreement as examples,
  fixedSectionLost,
} from '../../rules/documents/assignment-agreement.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { filled, placesIn } from '../platform/events/mails/templates.ts'
import { invalid, Problem } from '../platform/problem.ts'
import { newestVersion, plannerName, queries } from './queries.ts'

const inBraces = (names: string[]) => names.map(name => `{${name}}`).join(', ')
/** Throws 422 for a text with an unknown placeholder. */
const mustKnowPlaces = (sections: readonly AgreementSection[]) => {
  for (const [index, { text }] of sections.entries()) {
    const strange = placesIn({ subject: '', text }).find(name => !Object.hasOwn(examples, name))
    const known = inBraces(Object.keys(examples))
    if (strange) throw invalid(`sections[${index}].text`, `Een overeenkomst kent {${strange}} niet. Kies uit: ${known}.`)
  }
}

const handlers = {
  create: async ({ tx, body, me, now }) => {
    const { organization = null, contractType, modelNumber = null, modelValidUntil = null, sections } = body
    mustKnowPlaces(sections)
    if (modelValidUntil && !modelNumber) throw invalid('modelNumber', 'Vul het nummer van de modelovereenkomst in.')
    const newest = await newestVersion(tx, organization, contractType)
    if ((newest?.version ?? 0) !== body.version) throw new Problem('version')
    if (sections.length === 0 && !(organization && newest)) throw invalid('sections', 'Schrijf ten minste één deel.')
    const isSameModel = newest && modelNumber !== null && newest.modelNumber === modelNumber
    const lost = isSameModel && fixedSectionLost(newest.sections, sections)
    if (lost) throw invalid('sections', `“${lost}” ligt vast in model ${modelNumber}. Laat titel en tekst zoals ze zijn.`)
    const made = {
      ...{ organization_uuid: organization, contract_type: contractType, version: body.version + 1, name: body.name },
      ...{ model_number: modelNumber, model_valid_until: modelValidUntil, sections: JSON.stringify(sections) },
      ...{ author_uuid: me.uuid, author_name: await plannerName(tx, me.uuid), created_at: now },
    }
    const { uuid } = await tx.insertInto('agreement_template').values(made).returning('uuid').executeTakeFirstOrThrow()
    return uuid
  },
  example: async ({ body: { sections } }) => {
    mustKnowPlaces(sections)
    return {
      sections: sections.map(section => ({ ...section, text: filled(section.text, examples) })),
      places: Object.entries(examples).map(([name, example]) => ({ name, example })),
    }
  },
} satisfies Handlers<typeof agreementTemplateOperations>

// When two planners write the next version at once, the second is refused.
const conflicts = { one_template_of_a_version: 'version' } as const
export const agreementTemplates = { operations: agreementTemplateOperations, handlers, queries, conflicts } satisfies Concept
