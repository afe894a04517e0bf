import type { Address } from '../../../../../contract/addresses.ts'
import type { AnswerOf } from '../../../../client/api.ts'

export type Organization = AnswerOf<'GET /organizations'>['member'][number]
export type Location = AnswerOf<'GET /organization_locations'>['member'][number]
/** The address of one organization, and of all. */
export const organizationHref = (uuid: string): Address => `/backoffice/settings?onderdeel=organisaties&organisatie=${uuid}`
export const organizationsHref: Address = '/backoffice/settings?onderdeel=organisaties'
