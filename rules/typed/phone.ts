// Telephone numbers, from anywhere.
import { dialledFromAnywhere } from './calling-codes.ts'
import { onKeyboard } from './typed-text.ts'

/**
 * Takes a phone number as typed; gives E.164, or undefined. A foreign one begins with + or 00. A Dutch one may lack its 0, or the
 * + before 31, as spreadsheets drop them. Service numbers and the like are too short.
 */
export function readPhone(text: string): string | undefined {
  const digits = onKeyboard(text)
    .replace(/^(?:(?:tel(?:efoon)?|mob(?:iel)?|gsm)(?:nummer|nr)?)?[.:\s]*/i, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s()[\]./'_\u00b7-]|[;,]$/g, '')
    // With a zero too many, a Dutch mobile number (0061…) would look Australian.
    .replace(/^\+\+|^00(?!6\d{8}$)/, '+')
  const [, dutch] = /^(?:\+?310?|0|)([1-9]\d{8})$/.exec(digits) ?? []
  if (dutch) return `+31${dutch}`
  const abroad = /^\+([1-9]\d{5,15})$/.exec(digits)?.[1]
  const dialled = abroad && dialledFromAnywhere(abroad)
  return dialled && `+${dialled}`
}
