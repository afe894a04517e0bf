// Reference data: the choices in forms. The rows are data with stable keys; they can be edited and are never constants in code.
import * as z from 'zod/mini'
import { exact, flag, order } from '../filters.ts'
import { everyone, resource } from '../language.ts'
import { command, list } from '../operations.ts'

export const track = ['care', 'support'] as const
export const ExpertiseLevel = resource(
  'ExpertiseLevel',
  '/expertise_levels',
  {
    key: z.string(),
    name: z.string(),
    rank: z.int(),
    track: z.string(),
    isSelectable: z.boolean(),
    /** The profession is in the BIG register: a worker of this level has a BIG number. */
    bigRegistered: z.boolean(),
  },
  { selectableField: 'isSelectable' },
)
const chosen = { key: z.string(), name: z.string(), selectable: z.boolean() }
export const selectableField = { selectableField: 'selectable' } as const
export const ServiceType = resource('ServiceType', '/service_types', chosen, selectableField)
export const actCategory = ['voorbehouden', 'risicovol', 'overig'] as const
export const Act = resource('Act', '/acts', { ...chosen, category: z.string() }, selectableField)
export const CancelReason = resource(
  'CancelReason',
  '/cancel_reasons',
  { ...chosen, isSelectableForOrganization: z.boolean() },
  selectableField,
)
export const CancelAssignmentReason = resource(
  'CancelAssignmentReason',
  '/cancel_assignment_reasons',
  { ...chosen, isSelectableForCareWorker: z.boolean(), isSelectableForOrganization: z.boolean() },
  selectableField,
)
/** By their two-letter ISO 3166-1 code. */
export const Country = resource('Country', '/countries', { key: z.string(), name: z.string(), selectable: z.boolean() })
/** The rank is its position among the choices. */
const ranked = { ...chosen, rank: z.int() }
export const Household = resource('Household', '/households', ranked, selectableField)
export const HousingType = resource('HousingType', '/housing_types', ranked, selectableField)
export const Pet = resource('Pet', '/pets', ranked, selectableField)
/** The three kinds of care: individual, in a home, in the district. */
export const CareType = resource('CareType', '/care_types', { key: z.string(), name: z.string() })
export const omahaDomain = ['environmental', 'psychosocial', 'physiological', 'health_behaviour'] as const
/** A problem (aandachtsgebied) of the Omaha System, with its number in the published order. */
export const OmahaSystemDomainProblem = resource('OmahaSystemDomainProblem', '/omaha_system_domain_problems', {
  key: z.string(),
  number: z.int(),
  name: z.string(),
  domain: z.enum(omahaDomain),
  selectable: z.boolean(),
})

/** How people reach the back office, and when: one row. It is closed on national holidays. */
export const Office = resource('Office', '/offices', {
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Days of the week: '1' is Monday. */
  days: z.array(z.string()),
  fromTime: z.string(),
  untilTime: z.string(),
})

const name = [order('name')]
// In their order as choices: the common ones first, 'anders' last.
const asOffered = { by: everyone, unpaged: true, order: ['rank'], filters: [flag('selectable')] } as const
export const referenceOperations = {
  expertiseLevels: list(ExpertiseLevel, {
    by: 'public',
    unpaged: true,
    order: ['rank'],
    filters: [flag('isSelectable'), order('rank')],
  }),
  serviceTypes: list(ServiceType, { by: 'public', unpaged: true, order: ['name'], filters: [flag('selectable'), ...name] }),
  acts: list(Act, { by: everyone, unpaged: true, order: ['name'], filters: [exact('category'), flag('selectable'), ...name] }),
  cancelReasons: list(CancelReason, {
    by: everyone,
    unpaged: true,
    order: ['name'],
    filters: [flag('isSelectableForOrganization'), flag('selectable')],
  }),
  cancelAssignmentReasons: list(CancelAssignmentReason, {
    by: everyone,
    unpaged: true,
    order: ['name'],
    filters: [flag('isSelectableForCareWorker'), flag('isSelectableForOrganization'), flag('selectable')],
  }),
  countries: list(Country, { by: 'public', unpaged: true, order: ['name'], filters: [flag('selectable'), ...name] }),
  households: list(Household, asOffered),
  housingTypes: list(HousingType, asOffered),
  pets: list(Pet, asOffered),
  careTypes: list(CareType, { by: 'public', unpaged: true, addition: true, order: ['name'] }),
  omahaProblems: list(OmahaSystemDomainProblem, {
    by: everyone,
    unpaged: true,
    order: ['number'],
    filters: [flag('selectable'), exact('domain')],
  }),
  offices: list(Office, { by: 'public', unpaged: true, addition: true, order: ['uuid'] }),
  /** The coordinates of a postcode, by its four digits. */
  postcode: command('GET', '/postcodes/{postcode}', {
    by: 'public',
    addition: true,
    params: { postcode: /^[1-9]\d{3} ?([A-Za-z]{2})?$/ },
    answer: z.object({ place: z.string(), municipality: z.string() }),
  }),
}
