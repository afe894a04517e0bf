// When an organization may call who comes to its work. The number is the care worker's own (data minimisation, GDPR article 5.1c): it is
// there when it is needed, and not before or after.

/** From so many hours before the start an organization sees the number of who comes, */
export const reachedFromHours = 48
/** and until so many hours after the end. */
export const reachedUntilHours = 24
