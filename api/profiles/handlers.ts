import { profileOperations } from '../../contract/accounts/profiles.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import type { Tx } from '../platform/database/database.ts'
import { allInvalid, invalid } from '../platform/problem.ts'
import { readAddress } from '../reference/queries.ts'
import { queries, replaceActs, replaceLocations } from './queries.ts'

const handlers = {
  updateProfile: async ({ tx, me, item, body }) => {
    const { firstName, lastName, about, languages = item.languages, address, expertiseLevel, photo, tradeName } = body
    const home = await readAddress(tx, 'address.', address)
    const mayChangeLevel = me.roles.includes('ROLE_PLANNER')
    const level = expertiseLevel ?? item.expertiseLevel.uuid
    const wrong = [
      ...home.wrong,
      level !== item.expertiseLevel.uuid &&
        !mayChangeLevel &&
        invalid('expertiseLevel', 'Je niveau past de backoffice aan, als je diploma is goedgekeurd.'),
      photo != null &&
        !(await isPhotoOf(tx, photo, [item.uuid, me.uuid])) &&
        invalid('photo', 'Kies een foto die je zelf hebt toegevoegd.'),
    ]
    if (wrong.some(Boolean)) throw allInvalid(wrong)
    if (tradeName !== undefined)
      await tx.updateTable('care_worker').set({ trade_name: tradeName }).where('profile_uuid', '=', item.uuid).execute()
    // A known address keeps its own coordinates. Any other address gets the middle of its postcode area.
    const { postcode, country } = home.columns
    const moved = (postcode !== item.address.postcode || country !== item.address.country) && home.place
    return {
      ...{ first_name: firstName, last_name: lastName, phone: body.phone, about: about ?? null, ...moved },
      ...home.columns,
      open_to_other_contract_forms: body.openToOtherContractForms,
      expertise_level_uuid: level,
      languages: [...new Set(languages)],
      photo_uuid: photo ?? null,
    }
  },
  updatePreferences: async ({ tx, item, body }) => {
    const { mostWeeklyHours = item.mostWeeklyHours, wantsToBeAsked = item.wantsToBeAsked } = body
    await replaceActs(tx, item.uuid, body.acts)
    await replaceLocations(tx, item.uuid, body.locations)
    return {
      has_objection_to_pets: body.hasObjectionToPets,
      has_objection_to_smoking_inside: body.hasObjectionToSmokingInside,
      has_objection_to_smoking_outside: body.hasObjectionToSmokingOutside,
      has_drivers_license: body.hasDriversLicense,
      has_car: body.hasCar,
      maximum_distance_km: body.maximumDistanceKm,
      most_weekly_hours: mostWeeklyHours,
      wants_to_be_asked: wantsToBeAsked,
    }
  },
} satisfies Handlers<typeof profileOperations>

const isPhotoOf = async (tx: Tx, file: string, accounts: string[]): Promise<boolean> => {
  const { account_uuid: account, media_type: type } = await tx
    .selectFrom('user_file')
    .select(['account_uuid', 'media_type'])
    .where('uuid', '=', file)
    .executeTakeFirstOrThrow()
  return accounts.includes(account) && type.startsWith('image/')
}

export const profiles = { operations: profileOperations, handlers, queries } satisfies Concept
