import type { clientOperations } from '../../contract/clients.ts'
import { parsePostcode } from '../../rules/dutch-numbers.ts'
import type { Handlers } from '../platform/concept.ts'
import { invalid, violationCodes } from '../platform/problem.ts'
import { placeOf } from '../reference/queries.ts'

export const handlers: Handlers<typeof clientOperations> = {
  createByOrganization: async ({ tx, body, now }) => {
    const { address, phone, email } = body.contact
    const postcode = parsePostcode(address.postcode)
    if (!postcode)
      throw invalid('contact.address.postcode', 'Vul een geldige postcode in, zoals 3511 AB.', violationCodes.pattern)
    const place = await placeOf(tx, postcode)
    const made = {
      first_name: body.firstName,
      last_name: body.lastName,
      birth_date: body.birthDate ?? null,
      gender: body.gender ?? null,
      phone: phone ?? null,
      email: email ?? null,
      street: address.street,
      house_number: address.houseNumber,
      postcode,
      city: address.city,
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      responsible_location_uuid: body.responsibleLocation,
      created_by_organization_location_uuid: body.responsibleLocation,
      created_at: now,
    }
    return (await tx.insertInto('client').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  createReport: async ({ tx, body, me, now }) => {
    const author = await tx
      .selectFrom('care_worker_profile')
      .select(['first_name', 'last_name'])
      .where('uuid', '=', me.uuid)
      .executeTakeFirstOrThrow()
    const made = {
      client_uuid: body.client,
      author_uuid: me.uuid,
      author_name: `${author.first_name} ${author.last_name}`,
      text: body.text,
      created_at: now,
    }
    return (await tx.insertInto('client_report').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
}
