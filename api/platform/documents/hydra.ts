// The Hydra documents: the entrypoint and the ApiDocumentation. Actions, and creates on other paths, are left out: a Hydra client
// would call them as the plain edit and create.
import { type AnyResource, camel } from '../../../contract/language.ts'
import type { Operation } from '../../../contract/operations.ts'
import { vocabulary } from './contexts.ts'
import {
  type DocumentedClass,
  documentedClasses,
  isCollection,
  listed,
  operationsOf,
  type Property,
} from './documented-classes.ts'
import { targetIn } from './json-schema.ts'

type Node = Record<string, unknown>
const actionTypes: Partial<Record<Operation['method'], string>> = {
  GET: 'schema:FindAction',
  POST: 'schema:CreateAction',
  DELETE: 'schema:DeleteAction',
}
const writeOperation = ({ kind, method, summary, resource, body }: Operation): Node => {
  const action = actionTypes[method]
  const type = `#${resource!.type}`
  return {
    '@type': action ? ['hydra:Operation', action] : 'hydra:Operation',
    'hydra:method': method,
    'hydra:title': summary,
    ...(body && { expects: type }),
    returns: kind === 'list' ? 'hydra:Collection' : kind === 'remove' ? 'owl:Nothing' : type,
  }
}
const plainKinds: Operation['kind'][] = ['list', 'get', 'create', 'change', 'remove']
const written = (resource: AnyResource, where: (operation: Operation) => boolean): Node[] =>
  operationsOf(resource)
    .filter(operation => plainKinds.includes(operation.kind) && where(operation))
    .map(writeOperation)

const ranges: Record<string, string> = {
  string: 'xmls:string',
  integer: 'xmls:integer',
  number: 'xmls:decimal',
  boolean: 'xmls:boolean',
  date: 'xmls:date',
  'date-time': 'xmls:dateTime',
}
const writeProperty = (type: string, { name, schema, readable, writeable, required }: Property): Node => {
  const target = targetIn(schema)
  const range = target ? `#${target}` : (ranges[schema.format ?? ''] ?? ranges[String(schema.type)])
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:title': name,
    'hydra:required': required,
    'hydra:readable': readable,
    'hydra:writeable': writeable,
    'hydra:property': {
      '@id': `#${type}/${name}`,
      '@type': target ? 'hydra:Link' : 'rdf:Property',
      domain: `#${type}`,
      ...(range && { range }),
      ...(schema['x-resource'] && { 'owl:maxCardinality': 1 }),
    },
  }
}
const isItem = (operation: Operation) => operation.path === `${operation.resource?.path}/{uuid}`
const writeClass = ({ type, properties, resource }: DocumentedClass): Node => ({
  '@id': `#${type}`,
  '@type': 'hydra:Class',
  'hydra:title': type,
  'hydra:supportedProperty': properties.map(property => writeProperty(type, property)),
  ...(resource && { 'hydra:supportedOperation': written(resource, isItem) }),
})
const collectionOf = (resource: AnyResource): Node => ({
  '@type': 'hydra:SupportedProperty',
  'hydra:title': `The collection of ${resource.type} resources`,
  'hydra:readable': true,
  'hydra:writeable': false,
  'hydra:property': {
    '@id': `#Entrypoint/${camel(resource.type)}`,
    '@type': 'hydra:Link',
    'rdfs:range': [
      { '@id': 'hydra:Collection' },
      {
        'owl:equivalentClass': {
          'owl:onProperty': { '@id': 'hydra:member' },
          'owl:allValuesFrom': { '@id': `#${resource.type}` },
        },
      },
    ],
    'hydra:supportedOperation': written(resource, isCollection),
  },
})

/** The entrypoint, `GET /v1`: the addresses of all collections. */
export const entrypoint = (): Node => ({
  '@context': '/v1/contexts/Entrypoint',
  '@id': '/v1',
  '@type': 'Entrypoint',
  ...Object.fromEntries(listed().map(({ type, path }) => [camel(type), `/v1${path}`])),
})

/** The ApiDocumentation, `GET /v1/docs.jsonld`. `publicUrl` is absolute, without a slash at the end. */
export const apiDocumentation = (publicUrl: string): Node => ({
  '@context': {
    ...vocabulary(publicUrl),
    rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
    xmls: 'http://www.w3.org/2001/XMLSchema#',
    owl: 'http://www.w3.org/2002/07/owl#',
    schema: 'https://schema.org/',
    domain: { '@id': 'rdfs:domain', '@type': '@id' },
    range: { '@id': 'rdfs:range', '@type': '@id' },
    expects: { '@id': 'hydra:expects', '@type': '@id' },
    returns: { '@id': 'hydra:returns', '@type': '@id' },
  },
  '@id': '/v1/docs.jsonld',
  '@type': 'hydra:ApiDocumentation',
  'hydra:title': 'Zorginzet',
  'hydra:entrypoint': { '@id': '/v1' },
  'hydra:supportedClass': [
    ...documentedClasses().map(writeClass),
    {
      '@id': '#Entrypoint',
      '@type': 'hydra:Class',
      'hydra:title': 'Entrypoint',
      'hydra:supportedProperty': listed().map(collectionOf),
    },
  ],
})
