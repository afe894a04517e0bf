type Place = { location: { organization: { '@id': string } } }
type Review = { reviewee: { '@id': string } }

/**
 * The shift of which a care worker is asked how it was: the first of these, newest first, at an organization of which they said nothing
 * lately. So nobody is asked after every shift.
 */
export const shiftToReview = <Shift extends Place>(shifts: readonly Shift[], said: readonly Review[]): Shift | undefined =>
  shifts.find(({ location }) => !said.some(({ reviewee }) => reviewee['@id'] === location.organization['@id']))
