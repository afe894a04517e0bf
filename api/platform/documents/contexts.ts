// The JSON-LD contexts: the meaning of the members of an answer, in real hydra: terms.
import { type AnyResource, camel, isRelation } from '../../../contract/language.ts'
import { documentedClasses, listed } from './documented-classes.ts'
import { fieldSchema, type JsonSchema, targetIn, withoutNull } from './json-schema.ts'

type Node = Record<string, unknown>
/** The terms at the start of every document. Names without a term of their own refer to the ApiDocumentation. */
export const vocabulary = (publicUrl: string) => ({
  '@vocab': `${publicUrl}/v1/docs.jsonld#`,
  hydra: 'http://www.w3.org/ns/hydra/core#',
})
const id = (name: string) => ({ '@id': name, '@type': '@id' })
const hydra = (...names: string[]) => Object.fromEntries(names.map(name => [name, `hydra:${name}`]))
// Scoped to their type, so that they do not affect a field with the same name.
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
// `propertyPath` and `message` of a violation must use @vocab, so they have no term here.
const problemWords = (type: string) => ({
  ...hydra('title', 'description'),
  ...Object.fromEntries(['detail', 'status', 'type'].map(name => [name, `${type}/${name}`])),
})
// Objects without their own type get no terms, except for the addresses in them.
const addressesIn = ({ items, properties = items?.properties ?? {} }: JsonSchema): Node => {
  const terms = Object.entries(properties).map(([name, schema]): [string, unknown] => {
    if (targetIn(withoutNull(schema))) return [name, id(name)]
    const inside = addressesIn(withoutNull(schema))
    return [name, Object.keys(inside).length > 0 ? { '@id': name, '@context': inside } : undefined]
  })
  // The address of the object itself has its term already.
  return Object.fromEntries(terms.filter(([name, term]) => name !== '@id' && term !== undefined))
}
const termOf = (type: string, name: string, schema: JsonSchema) => {
  if (targetIn(schema)) return id(`${type}/${name}`)
  // The keys of this object are data, so the vocabulary has no terms for them.
  if (schema.additionalProperties) return { '@id': `${type}/${name}`, '@type': '@json' }
  const inside = addressesIn(schema)
  return Object.keys(inside).length > 0 ? { '@id': `${type}/${name}`, '@context': inside } : `${type}/${name}`
}
// An embedded item uses the terms of its own resource, not those of a field with the same name in the item around it. They are
// attached to the field that holds it, because a minimal answer does not state the type of an embedded item (http/jsonld.ts).
const fieldTerm = ({ type, fields }: AnyResource, name: string): unknown => {
  const field = fields[name]!
  const term = termOf(type, name, fieldSchema(name, field))
  if (!isRelation(field) || field.relation !== 'one' || field.pick.length === 0) return term
  const { target, pick } = field
  return { ...(term as Node), '@context': Object.fromEntries(pick.map(each => [each, fieldTerm(target, each)])) }
}
const makeTerms = (): Map<string, Node> => {
  const terms = new Map<string, Node>()
  for (const { type, properties, resource } of documentedClasses()) {
    const own = properties
      .filter(({ name }) => name !== 'uuid' && !name.startsWith('@'))
      .map(({ name, schema }) => [name, resource?.fields[name] ? fieldTerm(resource, name) : termOf(type, name, schema)])
    terms.set(type, { ...collectionWords, ...Object.fromEntries(own) })
  }
  const collections = listed().map(({ type }) => [camel(type), id(`Entrypoint/${camel(type)}`)])
  terms.set('Entrypoint', Object.fromEntries(collections))
  terms.set('Error', { Error: 'hydra:Error', ...problemWords('Error') })
  terms.set('ConstraintViolation', { ...problemWords('ConstraintViolation'), violations: 'ConstraintViolation/violations' })
  return terms
}
let termsByType: Map<string, Node> | undefined
/** The JSON-LD context of a resource type, a command's answer or a problem; undefined for an unknown type. */
export const contextOf = (type: string, publicUrl: string): Node | undefined => {
  termsByType ??= makeTerms()
  const terms = termsByType.get(type)
  return terms && { '@context': { '@version': 1.1, ...vocabulary(publicUrl), ...terms } }
}
