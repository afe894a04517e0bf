// When an organization may call the person assigned to its work. The number is the care worker's own (data minimisation, GDPR
// article 5.1c): it is shown while it is needed, not before or after.

/** From this many hours before the start an organization sees the assignee's number, */
export const reachedFromHours = 48
/** until this many hours after the end. */
export const reachedUntilHours = 24
