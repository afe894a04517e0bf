// Numbers of the contract that screens mention: no library here, so that it loads fast.

/** The most weekly hours one can set: what the Arbeidstijdenwet allows (5:7). */
export const maxHoursAWeek = 60
/** An average is shown, and counts, from this number of reviews on: with fewer it would reveal one person's opinion. */
export const ratingShownFrom = 3
/** How many days after the approval of its hours a shift can be reviewed. */
export const reviewDays = 30
/** How many days after a violation was reported its care worker can answer it. */
export const violationAnswerDays = 30
/** How long someone who is asked by name has to answer by default: four hours. */
export const usualAnswerMinutes = 240
/** How people are notified of new work by mail by default. */
export const newMatchesByMail = 'daily'
/** The minimum length of a new password (OWASP, NIST 800-63B: length, no composition rules). */
export const minPasswordCharacters = 12
