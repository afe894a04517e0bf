import { type Address, addressLines } from '../../rules/address.ts'

/** The address of directions to a place, at another company's map: it learns nothing until someone follows the link. */
export const routeHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=14/${latitude}/${longitude}`

/** The same to a house by its address, which is more exact than the coordinates of a postcode. */
export const routeTo = (house: Address): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(addressLines(house).join(', '))}`
