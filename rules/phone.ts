// Telephone numbers, from anywhere.
import { dialledFromAnywhere } from './calling-codes.ts'
import { onKeyboard } from './typed-text.ts'

/**
 * Takes a phone number as typed; gives E.164, or undefined. A foreign one begins with + or 00. A Dutch one may lack its 0, or the
 * + before 31, as spreadsheets drop them. Service numbers and the like are too short.
 */
export function readPhone(text: string): string | undefined {
  const digits = onKeyboard(text)
    .replace(/^(?:tel(?:efoon)?|mob(?:iel)?)?[.:\s]*/i, '')
    .replace(/^\+\s*\+|^00/, '+')
    .replace(/\(0\)/g, '')
    .replace(/[\s()./'-]/g, '')
  const [, dutch] = /^(?:\+?310?|0|)([1-9]\d{8})$/.exec(digits) ?? []
  if (dutch) return `+31${dutch}`
  const abroad = /^\+([1-9]\d{5,15})$/.exec(digits)?.[1]
  const dialled = abroad && dialledFromAnywhere(abroad)
  return dialled && `+${dialled}`
}
