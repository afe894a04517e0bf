/**
 * The age on a day of someone born on another day (both YYYY-MM-DD); someone born on 29 February turns a year older on 1 March.
 */
export const ageOn = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)
