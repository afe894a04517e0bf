// Controls that no journey and no presser presses, each with why.
export const leftOut = new Map<string, string>([])
