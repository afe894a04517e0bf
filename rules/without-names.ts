/**
 * An address path without the parts that identify one thing or one person (numbers, uuids, tokens). For counting and for error
 * reports, in which nobody may be identifiable. '/werk/client/0199…/woning' becomes '/werk/client/:id/woning'.
 */
export const withoutNames = (pathname: string): string => pathname.replace(/[^/]+/g, part => (/\d/.test(part) ? ':id' : part))
