/** The way to a place, on a map of someone else: only who follows the link tells them anything. */
export const routeHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=14/${latitude}/${longitude}`
