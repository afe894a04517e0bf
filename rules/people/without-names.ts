/**
 * An address path without the parts that identify a thing or a person (numbers, uuids, tokens), for statistics and error reports,
 * which must be anonymous. '/werk/client/0199…/woning' becomes '/werk/client/:id/woning'.
 */
export const withoutNames = (pathname: string): string => pathname.replace(/[^/]+/g, part => (/\d/.test(part) ? ':id' : part))
