/** What a text is called: by its template, or which addition it is. */
export const agreementTitle = (template: string, sequence: number): string =>
  sequence === 0 ? template : `Aanvulling ${sequence}`
