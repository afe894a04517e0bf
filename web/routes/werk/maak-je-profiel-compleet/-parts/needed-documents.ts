import { documentName, requiredDocuments } from '../../../../../rules/required-documents.ts'

const namesFor = (...asked: Parameters<typeof requiredDocuments>) =>
  requiredDocuments(...asked).map(oneOf => oneOf.map(kind => documentName[kind]).join(' of '))

/** The documents that the rule requires for reacting: of everyone, and of each contract form. */
export function neededDocuments(): { who: string; documents: string[] }[] {
  const agency = namesFor('temp_work', { big: false })
  const freelance = namesFor('freelance', { big: false })
  const registered = namesFor('freelance', { big: true })
  return [
    { who: 'Iedereen', documents: agency.filter(name => freelance.includes(name)) },
    { who: 'Werk je als zzp’er', documents: freelance.filter(name => !agency.includes(name)) },
    { who: 'Ben je zzp’er met een BIG-nummer', documents: registered.filter(name => !freelance.includes(name)) },
    { who: 'Werk je via uitzenden', documents: agency.filter(name => !freelance.includes(name)) },
  ]
}
