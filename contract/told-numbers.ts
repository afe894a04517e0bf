// Numbers of the contract that people are told of on screens: so this takes no library along.

/** The most hours that someone can set as theirs for a week: what the Arbeidstijdenwet allows in one (5:7). */
export const mostHoursAWeek = 60
/** An average shows, and counts, from this number of reviews on: with fewer it would reveal one person's opinion. */
export const ratingShownFrom = 3
/** For how many days after the approval of its hours one may say how a shift was. */
export const reviewDays = 30
/** For how many days after a violation was reported its care worker may answer it. */
export const violationAnswerDays = 30
/** How long someone who is asked by name gets to answer, unless it is said: four hours. */
export const usualAnswerMinutes = 240
/** How one hears of new work by mail, unless one chooses otherwise. */
export const newMatchesByMail = 'daily'
/** The fewest characters of a new password (OWASP, NIST 800-63B: length, no composition). */
export const leastPasswordCharacters = 12
