/** The six digits of a code, however typed or pasted: "123 456", "123-456". Null for anything else. */
export function readCode(text: string): string | null {
  const digits = text.replace(/[\s\p{Pd}.]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** The ten letters and digits of a recovery code, without the dash in the middle. Null for anything else. */
export function readRecoveryCode(text: string): string | null {
  const signs = text.replace(/[\s\p{Pd}]/gu, '')
  return /^[0-9A-Za-z]{10}$/.test(signs) ? signs : null
}
