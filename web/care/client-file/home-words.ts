import { notKnownWords, smokingWords } from '#words/client-nl.ts'
import type { Home } from './client.ts'

type Pets = { hasPets: boolean; pets: readonly { name: string }[]; notKnown: Home['notKnown'] }
/** The pets: "Hond en kat in huis". */
export const petsIn = ({ hasPets, pets, notKnown }: Pets): string => {
  if (notKnown.includes('hasPets')) return notKnownWords
  if (!hasPets) return 'Geen huisdieren'
  const names = pets.map(({ name }, index) => (index === 0 ? name : name.toLowerCase()))
  return names.length > 0 ? `${names.join(' en ')} in huis` : 'Huisdieren'
}
type Smoking = { smoking?: Home['smoking'] | ''; notKnown: Home['notKnown'] }
export const saySmoking = ({ smoking, notKnown }: Smoking): string =>
  notKnown.includes('smoking') ? notKnownWords : smoking ? smokingWords[smoking] : 'Rookt niet'
export const nameFloor = (floor: number): string =>
  floor === 0 ? 'Begane grond' : floor < 0 ? `Kelder (${floor})` : `${floor}e verdieping`
