import type { AppLinkItem } from '#components/controls/app-link.tsx'
import { kindIn } from '#rules/documents/document-reasons.ts'

/** What people can do about a reason, and on which screen. */
type Advice = { text?: string; link?: AppLinkItem }

const otherWork: AppLinkItem = { href: '/werk/nieuwe-opdrachten', label: 'Zoek een andere opdracht' }
const documents: AppLinkItem = { href: '/werk/documenten', label: 'Naar je documenten' }
const preferences: AppLinkItem = { href: '/werk/zorgvoorkeuren', label: 'Naar je zorgvoorkeuren' }
const contact: AppLinkItem = { href: '/werk/contact', label: 'Neem contact op' }

/** By the code of the reason (rules/shifts/eligibility.ts): reasons that people can resolve themselves come first. */
const adviceByCode: Record<string, Advice> = {
  level: {
    text: 'Heb je een hoger diploma? Zet het dan bij je certificaten.',
    link: { href: '/werk/certificaten', label: 'Naar je certificaten' },
  },
  contract: { text: 'Wil je ook zo werken? Wij regelen het met je.', link: contact },
  document_missing: { text: 'Lever in wat ontbreekt, dan kijken we het zo snel mogelijk na.', link: documents },
  document_expires: { text: 'Lever een nieuwe versie in.', link: documents },
  document_pending: { text: 'Zodra het is goedgekeurd, kun je reageren. Je krijgt dan een mail.', link: documents },
  overlap: { text: 'Je kunt niet op twee plekken tegelijk zijn.', link: { href: '/werk/planning', label: 'Naar je planning' } },
  act: {
    text: 'Ben je bekwaam? Geef dat dan aan bij je zorgvoorkeuren.',
    link: preferences,
  },
  excluded: { link: otherWork },
  started: { link: otherWork },
  closed: { link: otherWork },
  inactive: { text: 'Wij helpen je verder.', link: contact },
}

/** The advice for reasons with this code; for a single document it links to handing that in. */
export function adviceFor(code: string, messages: readonly string[]): Advice {
  const advice = adviceByCode[code] ?? { link: contact }
  const kind = advice.link === documents && messages.length === 1 ? kindIn(messages[0]!) : undefined
  if (!kind) return advice
  return { ...advice, link: { href: `/werk/documenten?document=${kind}&inleveren=1`, label: 'Lever dit document in' } }
}
const many: Record<string, (count: number) => string> = {
  document_missing: count => `Je mist nog ${count} documenten.`,
  document_expires: count => `${count} documenten zijn dan verlopen.`,
  document_pending: count => `${count} documenten worden nog beoordeeld.`,
  act: count => `Voor ${count} handelingen moet je bekwaam zijn.`,
}
/** Several reasons with this code in one sentence; undefined where each is listed separately. */
export const sayMany = (code: string, count: number): string | undefined => many[code]?.(count)
/** Where to change what a signal is about: objections to pets and smoking. */
export const adviceForSignal = (code: string): AppLinkItem | undefined =>
  code === 'pets' || code === 'smoking' ? { ...preferences, label: 'Wijzig je zorgvoorkeuren' } : undefined
/** Whether a reason only concerns the date, so that another date of the series may be possible. */
export const isOfDate = (code: string): boolean => ['overlap', 'started', 'closed', 'document_expires'].includes(code)
