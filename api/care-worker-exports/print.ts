// Everything that is stored about a care worker, to read on paper and as data. What is meaningless on paper is only in the data.
import { type PaperName, papers } from '../../contract/money/papers.ts'
import { careMomentStatusName } from '../../contract/status-groups.ts'
import {
  assignmentAgreementStatusName,
  contractProposalStatusName,
  documentStatusName,
  invitationStatusName,
  reactionStatusName,
} from '../../contract/statuses.ts'
import { type DocumentKind, documentName } from '../../rules/documents/required-documents.ts'
import {
  formatDate,
  formatDateLong,
  formatDateTime,
  formatDateTimes,
  formatMoney,
  formatPeriod,
  formatPhone,
} from '../../rules/time/format-nl.ts'
import { addressLines } from '../../rules/typed/address.ts'
import type { Entry } from '../platform/files/archive.ts'
import { type Printed, writeChapter } from '../platform/files/chapters.ts'
import { color, left, openPaper, width } from '../platform/files/paper.ts'
import { inThread } from '../platform/files/thread.ts'
import type { StoredData } from './queries.ts'

interface Chapter {
  name: string
  title: string
  print(row: never): Printed
}
const chapter = <Row>(name: string, title: string, print: (row: Row) => Printed): Chapter => ({ name, title, print })
const lines = (...all: (string | number | null | undefined | false)[]) => all.filter(Boolean).join('\n')
const day = (instant: string) => formatDateTime(instant)
const until = (date: string | null, words: string) => date && `${words} ${formatDate(date)}`
const yes = (value: boolean) => (value ? 'ja' : 'nee')

interface Work {
  title: string
  startDate: string
  endDate: string
  organization: string
}
const shift = ({ title, startDate, endDate, organization }: Work) =>
  `${formatDateTimes(startDate, endDate)} – ${title} (${organization})`
type PrintedReview = Work & { rating: number; text: string | null; tags: string[] }
const reviewText = ({ rating, text, tags }: PrintedReview) => lines(`${rating} van 5`, tags.join(', '), text)

type Account = {
  username: string
  number: number
  createdAt: string
} & Record<'kvk' | 'vatId' | 'iban' | 'tradeName', string | null>
type Profile = Record<
  'firstName' | 'lastName' | 'street' | 'houseNumber' | 'postcode' | 'city' | 'country' | 'expertiseLevel',
  string
> & {
  phone: string | null
  about: string | null
}
type Document = { kind: DocumentKind; status: keyof typeof documentStatusName; files: string[] } & Record<
  'title' | 'number' | 'issuedOn' | 'expiresOn' | 'rejectionReason',
  string | null
>
type Flag = 'hasObjectionToPets' | 'hasObjectionToSmokingInside' | 'hasObjectionToSmokingOutside' | 'hasDriversLicense' | 'hasCar'
type Preferences = {
  maximumDistanceKm: number
  mostWeeklyHours: number | null
  acts: { name: string }[]
  locations: string[]
} & Record<Flag | 'wantsToBeAsked', boolean>
/** The chapters on paper, in order. */
const chapters: readonly Chapter[] = [
  chapter<Account>('account', 'Account', ({ username, number, createdAt, kvk, vatId, iban, tradeName }) => ({
    heading: username,
    text: lines(
      `Nummer ${number}, ingeschreven op ${day(createdAt)}`,
      tradeName,
      kvk && `KvK ${kvk}`,
      vatId && `Btw-id ${vatId}`,
      iban && `IBAN ${iban}`,
    ),
  })),
  chapter<{ paper: PaperName; version: string; at: string }>('agreements', 'Waar je akkoord mee ging', a => ({
    heading: `De ${papers[a.paper].name}, versie van ${formatDate(a.version)}`,
    text: day(a.at),
  })),
  chapter<Profile>('profile', 'Profiel', p => ({
    heading: `${p.firstName} ${p.lastName}, ${p.expertiseLevel}`,
    text: lines(addressLines(p).join(', '), p.phone && formatPhone(p.phone), p.about),
  })),
  chapter<Preferences>('preferences', 'Zorgvoorkeuren', p => ({
    heading: `Hoogstens ${p.maximumDistanceKm} km van huis`,
    text: lines(
      `Rijbewijs: ${yes(p.hasDriversLicense)}. Auto: ${yes(p.hasCar)}`,
      `Bezwaar tegen huisdieren: ${yes(p.hasObjectionToPets)}, binnen roken: ${yes(p.hasObjectionToSmokingInside)}, buiten roken: ${yes(p.hasObjectionToSmokingOutside)}`,
      p.mostWeeklyHours && `Hooguit ${p.mostWeeklyHours} uur per week`,
      `Gevraagd worden voor werk zonder reactie: ${yes(p.wantsToBeAsked)}`,
      p.acts.map(({ name }) => name).join(', '),
      p.locations.join(', '),
    ),
  })),
  chapter<Document>('documents', 'Documenten', d => ({
    heading: `${documentName[d.kind]}${d.title ? `, ${d.title}` : ''} (${documentStatusName[d.status]})`,
    text: lines(
      d.number,
      until(d.issuedOn, 'Afgegeven op'),
      until(d.expiresOn, 'Geldig tot en met'),
      d.rejectionReason,
      d.files.join(', '),
    ),
  })),
  chapter<Work & { available: boolean }>('availabilities', 'Beschikbaarheid', ({ available, startDate, endDate }) => ({
    heading: `${formatDateTimes(startDate, endDate)}: ${available ? 'beschikbaar' : 'niet beschikbaar'}`,
  })),
  chapter<Work & { status: keyof typeof careMomentStatusName; location: string }>('careMoments', 'Opdrachten', m => ({
    heading: shift(m),
    text: `${m.location}. ${careMomentStatusName[m.status]}`,
  })),
  chapter<Work & { status: keyof typeof reactionStatusName; motivation: string | null; createdAt: string }>(
    'reactions',
    'Reacties',
    r => ({ heading: shift(r), text: lines(`${day(r.createdAt)}: ${reactionStatusName[r.status]}`, r.motivation) }),
  ),
  chapter<Work & { status: keyof typeof invitationStatusName; message: string | null }>('invitations', 'Vragen op naam', i => ({
    heading: shift(i),
    text: lines(invitationStatusName[i.status], i.message),
  })),
  chapter<Work & { chosen: boolean; reasons: { message: string }[] }>('rosterChoices', 'Keuzes van een rooster', c => ({
    heading: `${shift(c)}: ${c.chosen ? 'gekozen' : 'niet gekozen'}`,
    text: lines(...c.reasons.map(({ message }) => message)),
  })),
  chapter<Work>('declined', 'Opdrachten die je niet wilde', w => ({ heading: shift(w) })),
  chapter<{ name: string; createdAt: string }>('savedSearches', 'Bewaarde filters', s => ({ heading: s.name })),
  chapter<{ number: string; period: string; issueDate: string; payable: number }>('invoices', 'Facturen', i => ({
    heading: `${i.number} van ${formatDate(i.issueDate)}`,
    text: `${formatPeriod(i.period)}: ${formatMoney(i.payable)}`,
  })),
  chapter<{ description: string; date: string; amount: number }>('invoiceLines', 'Factuurregels en loonregels', l => ({
    heading: `${formatDate(l.date)} – ${l.description}: ${formatMoney(l.amount)}`,
  })),
  chapter<{ organization: string; status: keyof typeof contractProposalStatusName; message: string | null; createdAt: string }>(
    'contractProposals',
    'Contractvoorstellen',
    p => ({ heading: `${p.organization}, ${day(p.createdAt)} (${contractProposalStatusName[p.status]})`, text: p.message ?? '' }),
  ),
  chapter<{
    organization: string
    name: string
    sequence: number
    status: keyof typeof assignmentAgreementStatusName
    createdAt: string
  }>('assignmentAgreements', 'Overeenkomsten van opdrachten', a => ({
    heading: `${a.organization}, ${day(a.createdAt)} (${assignmentAgreementStatusName[a.status]})`,
    text: a.sequence === 0 ? a.name : `Aanvulling ${a.sequence}`,
  })),
  chapter<PrintedReview>('reviewsReceived', 'Beoordelingen over jou', r => ({ heading: shift(r), text: reviewText(r) })),
  chapter<PrintedReview>('reviewsWritten', 'Beoordelingen door jou', r => ({ heading: shift(r), text: reviewText(r) })),
  chapter<Work & { text: string; answer: string | null }>('violations', 'Overtredingen', v => ({
    heading: shift(v),
    text: lines(v.text, v.answer && `Je antwoord: ${v.answer}`),
  })),
  chapter<{ authorName: string; text: string; createdAt: string }>('messages', 'Berichten', m => ({
    heading: `${day(m.createdAt)} – ${m.authorName}`,
    text: m.text,
  })),
  chapter<{ userAgent: string | null; createdAt: string; lastUsedAt: string }>('logins', 'Ingelogde apparaten', l => ({
    heading: `${day(l.createdAt)}, laatst gebruikt ${day(l.lastUsedAt)}`,
    text: l.userAgent ?? '',
  })),
  chapter<{ authorName: string; text: string; createdAt: string }>('notes', 'Notities van planners', n => ({
    heading: `${day(n.createdAt)} – ${n.authorName}`,
    text: n.text,
  })),
  chapter<Work & { remark: string | null }>('calls', 'Telefoontjes', c => ({ heading: shift(c), text: c.remark ?? '' })),
]

const foreword = [
  'Dit is alles wat Zorginzet van je bewaart. In gegevens.json staat het nog eens, als gegevens die een computer leest, met ook je meldingen, mails, instellingen, en wat je met je account deed. In de map bestanden staat wat je ons stuurde.',
  'Namen van cliënten staan er niet in: wat over hen is vastgelegd, is van hun dossier. Wat anderen over je noteerden, krijg je na vragen bij de backoffice. Die kijkt eerst of er een naam van een ander in staat.',
]
const pdfOf = async (data: StoredData, today: string): Promise<Buffer> => {
  const paper = await openPaper({ title: 'Jouw gegevens', author: 'Zorginzet', date: today })
  let y = paper.letterhead('Jouw gegevens')
  for (const words of foreword) y += paper.write(words, left, y, { tint: color.soft, width }) + 6
  for (const { name, title, print } of chapters) {
    const rows = data[name]
    if (rows)
      y = writeChapter(
        paper,
        title,
        rows.map(row => print(row as never)),
        y,
      )
  }
  return paper.close(`Opgemaakt op ${formatDateLong(today)}. Vertrouwelijk.`)
}
/** The stored data, as an A4 PDF dated `today` (YYYY-MM-DD), and as data. */
export const exportFiles = async (data: StoredData, today: string): Promise<Entry[]> => [
  { name: 'gegevens.pdf', bytes: await pdfOf(data, today) },
  { name: 'gegevens.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) },
]
/** The same, made in a thread of its own. */
export const printHeld = inThread<Parameters<typeof exportFiles>, Entry[]>(import.meta.url, 'exportFiles')
