/** The title of a text: that of its template, or the number of the amendment. */
export const agreementTitle = (template: string, sequence: number): string =>
  sequence === 0 ? template : `Aanvulling ${sequence}`
