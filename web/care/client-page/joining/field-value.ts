// The value of a field of a file, for choosing between two.
import type { JoinedField } from '#contract/joined-fields.ts'
import { formatPhone } from '#rules/time/format-nl.ts'
import { addressLines } from '#rules/typed/address.ts'
import { accessWords, answerWords, genderWords, smokingWords } from '#words/client-nl.ts'
import { type Field, fieldWords } from '#words/joining-nl.ts'
import type { Client, Home } from '../../client-file/client.ts'
import { nameFloor, petsIn, saySmoking } from '../../client-file/home-words.ts'
import { nameOf } from '../../moment/care-moment.ts'

const lists: Partial<Record<Field, Readonly<Record<string, string>>>> = {
  gender: genderWords,
  smoking: smokingWords,
  lift: answerWords,
  parking: answerWords,
  accessType: accessWords,
}
/** A field's value in words. */
export const sayValue = (field: Field, value: string): string => {
  if (field === 'birthDate') return value.split('-').reverse().join('-')
  if (field === 'phone') return formatPhone(value)
  if (field === 'floor') return nameFloor(Number(value))
  return lists[field]?.[value] ?? value
}
/** The value of a field of a file. */
export const fieldValue = (field: JoinedField, client: Client, home: Home | undefined): string => {
  const { birthDate = '', gender = '', contact, responsibleLocation, clientManager } = client
  const said: Record<Exclude<JoinedField, 'home'>, string> = {
    name: nameOf(client),
    birthDate,
    gender,
    phone: contact.phone ?? '',
    email: contact.email ?? '',
    address: addressLines(contact.address).join(', '),
    responsibleLocation: responsibleLocation.name,
    clientManager: clientManager ? nameOf(clientManager) : '',
  }
  return field === 'home' ? sayHome(home) : sayValue(field, said[field])
}
const sayHome = (home: Home | undefined): string => {
  if (!home) return '…'
  const { floor, lift, parking, accessType } = home
  return [
    home.housingType?.name,
    home.household?.name,
    floor !== undefined && nameFloor(floor),
    lift && `${fieldWords.lift}: ${answerWords[lift].toLowerCase()}`,
    parking && `${fieldWords.parking}: ${answerWords[parking].toLowerCase()}`,
    home.smoking && saySmoking(home),
    home.hasPets && petsIn(home),
    accessType && accessWords[accessType],
  ]
    .filter(Boolean)
    .join(', ')
}
