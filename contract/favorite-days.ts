// The days of which a favourite is shown whether they can come. Screens read this too, so it takes no library along.

/** For how many days from today on it is told whether they can come. */
export const daysAhead = 14
/**
 * How someone stands on a day: works already (where, nobody else is told), said they can or cannot come, or said nothing. A night
 * shift is of the day on which it begins.
 */
export const dayStanding = ['busy', 'available', 'unavailable', 'unknown'] as const
