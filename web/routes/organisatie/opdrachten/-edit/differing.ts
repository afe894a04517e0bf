/** The values of a form's fields. */
export type Values = Record<string, string | number | boolean | null>
/** The names of the fields in which two versions differ. */
export const differing = <V extends Values>(one: V, other: V): (keyof V & string)[] =>
  Object.keys(one).filter(name => one[name] !== other[name])
