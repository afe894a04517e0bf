/** The address of an assignment. */
export const momentHref = (uuid: string): string => `/organisatie/opdrachten/${uuid}`
