/** The address of directions to a place, at another company's map: it learns nothing until someone follows the link. */
export const routeHref = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=14/${latitude}/${longitude}`
