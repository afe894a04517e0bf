/**
 * An address path without what stands for one thing or one person in it (numbers, uuids, tokens): for counting and for error
 * reports, in which nobody is to be found back. '/werk/client/0199…/woning' is '/werk/client/:id/woning'.
 */
export const withoutNames = (pathname: string): string => pathname.replace(/[^/]*\d[^/]*/g, ':id')
