// The JSON-LD contexts (api-conventions 5.4 and 7.3): what the members of an answer mean, in real hydra: words.
import { camel } from '../../contract/language.ts'
import { documentedClasses, listed } from './documented-classes.ts'

type Node = Record<string, unknown>
/** The terms every document begins with; what has no term of its own falls to the ApiDocumentation. */
export const vocabulary = (publicUrl: string) => ({
  '@vocab': `${publicUrl}/v1/docs.jsonld#`,
  hydra: 'http://www.w3.org/ns/hydra/core#',
})
const id = (name: string) => ({ '@id': name, '@type': '@id' })
const hydra = (...names: string[]) => Object.fromEntries(names.map(name => [name, `hydra:${name}`]))
// Scoped to their type, so that they do not touch a field of the same name (api-conventions 7.3).
const collectionWords = {
  Collection: { '@id': 'hydra:Collection', '@context': hydra('member', 'totalItems', 'view', 'search') },
  PartialCollectionView: {
    '@id': 'hydra:PartialCollectionView',
    '@context': Object.fromEntries(['first', 'last', 'next', 'previous'].map(name => [name, id(`hydra:${name}`)])),
  },
  IriTemplate: {
    '@id': 'hydra:IriTemplate',
    '@context': {
      ...hydra('template', 'mapping', 'BasicRepresentation'),
      variableRepresentation: { '@id': 'hydra:variableRepresentation', '@type': '@vocab' },
    },
  },
  IriTemplateMapping: { '@id': 'hydra:IriTemplateMapping', '@context': hydra('variable', 'property', 'required') },
}
// `propertyPath` and `message` of a violation must fall through to @vocab (api-conventions 5.4).
const problemWords = (type: string) => ({
  ...hydra('title', 'description'),
  ...Object.fromEntries(['detail', 'status', 'type'].map(name => [name, `${type}/${name}`])),
})
const makeTerms = (): Map<string, Node> => {
  const terms = new Map<string, Node>()
  for (const { type, properties } of documentedClasses()) {
    const own = properties
      .filter(({ name }) => name !== 'uuid' && !name.startsWith('@'))
      .map(({ name, schema }) => [name, schema['x-resource'] ? id(`${type}/${name}`) : `${type}/${name}`])
    terms.set(type, { ...collectionWords, ...Object.fromEntries(own) })
  }
  const collections = listed().map(({ type }) => [camel(type), id(`Entrypoint/${camel(type)}`)])
  terms.set('Entrypoint', Object.fromEntries(collections))
  terms.set('Error', { Error: 'hydra:Error', ...problemWords('Error') })
  terms.set('ConstraintViolation', { ...problemWords('ConstraintViolation'), violations: 'ConstraintViolation/violations' })
  return terms
}
let termsByType: Map<string, Node> | undefined
/** The JSON-LD context of a resource type, a command's answer or a problem; undefined for a type there is not. */
export const contextOf = (type: string, publicUrl: string): Node | undefined => {
  termsByType ??= makeTerms()
  const terms = termsByType.get(type)
  return terms && { '@context': { '@version': 1.1, ...vocabulary(publicUrl), ...terms } }
}
