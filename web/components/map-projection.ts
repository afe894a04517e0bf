/** A place on earth, in degrees. */
export type Point = { latitude: number; longitude: number }
/** A place on the map's flat sheet: to the right and down, in thousandths of a degree of longitude. */
export type Spot = { x: number; y: number }

/** The corner from which the sheet counts: in the North Sea, west and north of every Dutch place. */
const corner = { latitude: 54, longitude: 3 }
const unitsPerDegree = 1000
const kmPerDegree = 111.2
const inRadians = (degrees: number) => (degrees * Math.PI) / 180
const mercator = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + inRadians(latitude) / 2)) * 180) / Math.PI

/** Where a place lies on the sheet (Mercator, as in all maps on the web: a circle on earth is a circle here). */
export const spotOf = ({ latitude, longitude }: Point): Spot => ({
  x: (longitude - corner.longitude) * unitsPerDegree,
  y: (mercator(corner.latitude) - mercator(latitude)) * unitsPerDegree,
})

/** How many units of the sheet a kilometre is at this latitude. */
export const unitsPerKm = (latitude: number): number => unitsPerDegree / (kmPerDegree * Math.cos(inRadians(latitude)))
