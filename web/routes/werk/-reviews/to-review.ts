type Place = { location: { organization: { '@id': string } } }
type Review = { reviewee: { '@id': string } }

/**
 * The shift to ask a review of: the newest one at an organization the worker has not reviewed recently. So nobody is asked after
 * every shift.
 */
export const shiftToReview = <Shift extends Place>(shifts: readonly Shift[], said: readonly Review[]): Shift | undefined =>
  shifts.find(({ location }) => !said.some(({ reviewee }) => reviewee['@id'] === location.organization['@id']))
