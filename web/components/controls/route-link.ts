// Directions to a place: in the map app of a phone, elsewhere on another company's map, which learns nothing until someone
// follows the link.
type Link = { href: string; target?: '_blank'; rel?: 'noreferrer' }

function leadTo(to: string, map = ''): Link {
  const agent = navigator.userAgent
  if (agent.includes('Android')) return { href: `geo:0,0?q=${to}` }
  if (/iPhone|iPad/.test(agent)) return { href: `https://maps.apple.com/?daddr=${to}` }
  return { href: `https://www.openstreetmap.org/directions?to=${to}${map}`, target: '_blank', rel: 'noreferrer' }
}

/** A link to a place by its coordinates. */
export const routeLink = ({ latitude, longitude }: { latitude: number; longitude: number }): Link =>
  leadTo(`${latitude}%2C${longitude}`, `#map=14/${latitude}/${longitude}`)

type Place = { street: string; houseNumber: string; postcode: string; city: string }
/** A link to a house by its address, which is more exact than the coordinates of a postcode. */
export const routeLinkTo = ({ street, houseNumber, postcode, city }: Place): Link =>
  leadTo(encodeURIComponent(`${street} ${houseNumber}, ${postcode} ${city}`))
