import type { Home } from './client.ts'

/** Which animals there are: "Hond en kat in huis". */
export const petsIn = ({ hasPets, pets }: Home): string => {
  if (!hasPets) return 'Geen huisdieren'
  const names = pets.map(({ name }, index) => (index === 0 ? name : name.toLowerCase()))
  return names.length > 0 ? `${names.join(' en ')} in huis` : 'Huisdieren'
}
export const nameFloor = (floor: number): string =>
  floor === 0 ? 'Begane grond' : floor < 0 ? `Kelder (${floor})` : `${floor}e verdieping`
