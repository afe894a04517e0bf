/** How many years old someone born on a day is on another day (both YYYY-MM-DD); who was born on 29 February turns older on 1 March. */
export const ageOn = (birthDate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0)
