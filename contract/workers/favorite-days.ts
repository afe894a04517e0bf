// The days for which a favourite's availability is shown. The screens load this too, so it uses no library.

/** How many days from today on this is shown. */
export const daysAhead = 14
/**
 * Somebody's availability on a day: working already (only shown where it is one's own work), available, unavailable, or not
 * given. A night shift belongs to the day on which it begins.
 */
export const dayStanding = ['busy', 'available', 'unavailable', 'unknown'] as const
