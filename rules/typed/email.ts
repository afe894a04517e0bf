// E-mail addresses.
import { onKeyboard } from './typed-text.ts'

const mailbox = /^(?!\.)(?!.*\.\.)[a-z\d_'+&.-]{1,64}(?<!\.)$/
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const host = new RegExp(`^(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z\\d-]{1,59})$`)

/**
 * Takes an e-mail address as typed; gives it in lower case, with its domain in the ASCII form that mail servers use
 * (müller.example is xn--mller-kva.example), or undefined.
 */
export function readEmail(text: string): string | undefined {
  // Strips what is copied along from a list of addresses: the name before the address, and the separator after it.
  const alone = onKeyboard(text)
    .replace(/^[^@<>,;]*<([^<>]*)>/, '$1')
    .replace(/[.,;]$/, '')
  const [, before, domain] = /^(?:mailto:)?<?([^@\s<>]+)@([\p{L}\p{M}\p{N}.-]+)>?$/iu.exec(alone) ?? []
  const name = before?.replace(/\u2019/g, "'").toLowerCase()
  const sent = domain && domainOf(domain)
  return name && sent && mailbox.test(name) && host.test(sent) && name.length + sent.length < 200 ? `${name}@${sent}` : undefined
}
const domainOf = (domain: string): string => {
  const lower = domain.toLowerCase()
  return URL.canParse(`http://${lower}`) ? new URL(`http://${lower}`).hostname : ''
}
