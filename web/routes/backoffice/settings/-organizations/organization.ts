import { checkPostcode } from '#care/form/address.ts'
import type { FieldErrors } from '#care/form/refusal.ts'
import { typedErrors } from '#care/form/typed-errors.ts'
import type { AnswerOf, Args } from '#client/api.ts'
import type { Address } from '#contract/addresses.ts'
import { homeCountry } from '#rules/typed/address.ts'

export type Organization = AnswerOf<'GET /organizations'>['member'][number]
export type Location = AnswerOf<'GET /organization_locations'>['member'][number]
/** The address of one organization, and of the list. */
export const organizationHref = (uuid: string): Address => `/backoffice/settings?onderdeel=organisaties&organisatie=${uuid}`
export const organizationsHref: Address = '/backoffice/settings?onderdeel=organisaties'

const references = { buyerReference: '', orderNumber: '', oin: '' }
/** The empty form values of an organization and of a location. */
export const noOrganization = {
  ...{ name: '', street: '', postcode: '', city: '', country: '', kvk: '', vatId: '', invoiceEmail: '' },
  ...references,
}
export const noLocation = { name: '', street: '', postcode: '', city: '', phone: '', costCentre: '' }
export type OrganizationValues = typeof noOrganization
export type LocationValues = typeof noLocation

const checkPlace = ({
  name,
  street,
  postcode,
  city,
  country,
}: Omit<LocationValues, 'phone' | 'costCentre'> & { country: string }) => {
  const wrong = checkPostcode({ postcode, country })
  return {
    ...(!name.trim() && { name: 'Vul de naam in.' }),
    ...(!street.trim() && { street: 'Vul de straat met het huisnummer in.' }),
    ...(wrong && { postcode: wrong }),
    ...(!city.trim() && { city: 'Vul de plaats in.' }),
  }
}
/** The errors by field. */
export const checkOrganization = (values: OrganizationValues): FieldErrors => ({
  ...checkPlace(values),
  ...(!values.invoiceEmail.trim() && { invoiceEmail: 'Vul het e-mailadres in.' }),
  ...typedErrors('email', values.invoiceEmail, 'invoiceEmail'),
  ...typedErrors('kvk', values.kvk),
  ...typedErrors('oin', values.oin),
  ...typedErrors('vatId', values.vatId),
})
export const checkLocation = (values: LocationValues): FieldErrors => ({
  ...checkPlace({ ...values, country: homeCountry }),
  ...typedErrors('phone', values.phone),
})

const orNone = (text: string) => text.trim() || null
export const organizationBody = (values: OrganizationValues): Args<'POST /organizations'>['body'] => ({
  ...values,
  ...{ kvk: orNone(values.kvk), vatId: orNone(values.vatId), oin: orNone(values.oin) },
  ...{ buyerReference: orNone(values.buyerReference), orderNumber: orNone(values.orderNumber) },
})
export const locationBody = (values: LocationValues): Args<'PUT /organization_locations/{uuid}'>['body'] => ({
  ...values,
  ...{ phone: orNone(values.phone), costCentre: orNone(values.costCentre) },
})
