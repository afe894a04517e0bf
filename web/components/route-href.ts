/** The address of directions to a place, at another company's map: it learns nothing until someone follows the link. */
export const routeHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=14/${latitude}/${longitude}`

type Place = { street: string; houseNumber: string; postcode: string; city: string }
/** The same to a house by its address, which is more exact than the coordinates of a postcode. */
export const routeTo = ({ street, houseNumber, postcode, city }: Place): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(`${street} ${houseNumber}, ${postcode} ${city}`)}`
