/** The types of this OpenAPI document, as the text of a file. */
export function typesOf(document: object): Promise<string>
