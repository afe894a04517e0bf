// Everything that is stored about a client, chapter by chapter: for the dossier, which is handed out as a PDF together with the data.

import { careTeamOperations } from '../../contract/clients/care-teams.ts'
import { clientCareOperations } from '../../contract/clients/client-care.ts'
import type { Client } from '../../contract/clients/clients.ts'
import { conversationOperations } from '../../contract/events/conversations.ts'
import { dates, exact } from '../../contract/filters.ts'
import type { AnyResource, Item } from '../../contract/language.ts'
import { careMomentOperations } from '../../contract/moments/care-moments.ts'
import { assignmentAgreementOperations } from '../../contract/money/assignment-agreements.ts'
import type { Operation } from '../../contract/operations.ts'
import { careMomentStatusName } from '../../contract/status-groups.ts'
import { assignmentAgreementStatusName, clientStatusName } from '../../contract/statuses.ts'
import { agreementTitle } from '../../rules/documents/agreement-title.ts'
import { formatDate, formatDateLong, formatDateTime, formatDateTimes, formatPhone } from '../../rules/time/format-nl.ts'
import { addressLines } from '../../rules/typed/address.ts'
import { sayScores } from '../../rules/typed/plain-scales.ts'
import type { Entry } from '../platform/files/archive.ts'
import { type Printed, writeChapter, writeFacts } from '../platform/files/chapters.ts'
import { color, left, openPaper, type Paper } from '../platform/files/paper.ts'
import { inThread } from '../platform/files/thread.ts'

/** A list with a filter `client.uuid`, read as this viewer. */
interface Chapter {
  /** Its name in the JSON. */
  name: string
  title: string
  list: Operation & { resource: AnyResource }
  /** The filter on the instant that must lie in the window. When absent, the chapter does not depend on the window. */
  within?: string
  /** A field that no row should have. */
  without?: string
  /** Whether a field of a row is shown here; absent when all are. */
  shows?(field: string): boolean
  print(item: never): Printed
}
/** The rows of a chapter, with its name. */
export interface FilledChapter {
  name: string
  items: unknown[]
}
type ListOf<R extends AnyResource> = Operation & { resource: R }
const chapter = <R extends AnyResource>(
  name: string,
  title: string,
  list: ListOf<R>,
  print: (item: Item<R>) => Printed,
  more: Pick<Chapter, 'within' | 'without' | 'shows'> = {},
): Chapter => ({ name, title, list, print, ...more })

const fromUntil = (from: string, until: string | undefined) =>
  `vanaf ${formatDate(from)}${until ? ` tot en met ${formatDate(until)}` : ''}`

// The rates in an agreement stay between its parties.
const shownOfAgreement = new Set([
  ...['@id', 'uuid', 'status', 'careMoment', 'moments', 'careWorker', 'organization', 'location', 'amends', 'sequence'],
  ...[
    'agreementTemplate',
    'contractType',
    'hash',
    'createdAt',
    'organizationAct',
    'workerAct',
    'endedAt',
    'endedReason',
    'pdfHash',
  ],
])
type Act = { at: string; name: string } | null | undefined
const sayAct = (act: Act) => (act ? `${act.name}, ${formatDateTime(act.at)}` : 'nog niet akkoord')

type Pets = { hasPets: boolean; pets: { name: string }[]; notKnown: readonly string[] }
const petsIn = ({ hasPets, pets, notKnown }: Pets) =>
  notKnown.includes('hasPets')
    ? 'Huisdieren: niet bekend'
    : hasPets
      ? `Huisdieren: ${pets.map(({ name }) => name).join(', ') || 'ja'}`
      : 'Geen huisdieren'

/** What is stored about a client, except the client's own row and what is confidential. A new table about clients needs a chapter here. */
export const chapters: readonly Chapter[] = [
  // How to enter the home is in no file, because files are passed on and every time this is read must be logged.
  chapter(
    'home',
    'Woning',
    { ...clientCareOperations.home, filters: [exact('client.uuid', 'uuid')] },
    home => ({
      heading: [home.housingType?.name, home.household?.name].filter(Boolean).join(', ') || 'Woning',
      text: [petsIn(home), home.parkingNotes].filter(Boolean).join('\n'),
    }),
    { shows: field => field !== 'accessNotes' },
  ),
  chapter('careTeam', 'Zorgteam', careTeamOperations.list, ({ careWorker: { profile }, isReserve }) => ({
    heading: `${profile.firstName} ${profile.lastName}, ${profile.expertiseLevel.name}${isReserve ? ' (reserve)' : ''}`,
  })),
  chapter(
    'careMoments',
    'Zorgmomenten',
    careMomentOperations.list,
    moment => ({
      heading: `${formatDateTimes(moment.startDate, moment.endDate)} – ${moment.title} (${careMomentStatusName[moment.status]})`,
      text: moment.assignee && `${moment.assignee.profile.firstName} ${moment.assignee.profile.lastName}`,
      once: moment.description,
    }),
    { within: 'startDate' },
  ),
  // Only for viewers who may list agreements, so not for the family. Without anything about money.
  chapter(
    'assignmentAgreements',
    'Overeenkomsten met zorgverleners',
    {
      ...assignmentAgreementOperations.list,
      filters: [exact('client.uuid', 'careMoment.client.uuid'), dates('createdAt')],
    },
    ({ createdAt, sequence, agreementTemplate, careWorker: { profile }, organizationAct, workerAct, hash, status }) => ({
      heading: `${formatDateTime(createdAt)} – ${agreementTitle(agreementTemplate.name, sequence)} met ${profile.firstName} ${profile.lastName} (${assignmentAgreementStatusName[status].toLowerCase()})`,
      text: [
        `Tekst: versie ${agreementTemplate.version}`,
        `Organisatie: ${sayAct(organizationAct)}`,
        `Zorgverlener: ${sayAct(workerAct)}`,
        `Kenmerk van de tekst: ${hash}`,
      ].join('\n'),
    }),
    { within: 'createdAt', shows: field => shownOfAgreement.has(field) },
  ),
  chapter('relations', 'Contactpersonen', clientCareOperations.relations, ({ firstName, lastName, phone, email }) => ({
    heading: `${firstName} ${lastName}`,
    text: [phone && formatPhone(phone), email].filter(Boolean).join(', '),
  })),
  chapter('careRequests', 'Zorgvragen', clientCareOperations.requests, request => ({
    heading: `${request.serviceType.name}, ${fromUntil(request.wantedFrom, request.wantedUntil)}`,
    text: request.description,
  })),
  chapter('carePlanProblems', 'Zorgplan', clientCareOperations.planProblems, ({ problem, goal, interventions }) => ({
    heading: problem.name,
    text: [goal, ...interventions.map(each => each.text)].join('\n'),
  })),
  chapter('carePlanScores', 'Scores van het zorgplan', clientCareOperations.planScores, score => ({
    heading: `${formatDate(score.scoredOn)} – ${score.carePlanProblem.problem.name}`,
    text: [...sayScores(score), `Door ${score.authorName}`].join('\n'),
  })),
  chapter('medications', 'Medicatie', clientCareOperations.medications, medication => ({
    heading: `${medication.name}, ${medication.dose}, ${fromUntil(medication.from, medication.until)}`,
    text: [medication.times.join(', '), medication.instructions].filter(Boolean).join('\n'),
  })),
  chapter(
    'reports',
    'Rapportages',
    clientCareOperations.reports,
    report => ({ heading: `${formatDateTime(report.createdAt)} – ${report.authorName}`, text: report.text }),
    { within: 'createdAt' },
  ),
  chapter(
    'messages',
    'Berichten',
    conversationOperations.list,
    message => ({ heading: `${formatDateTime(message.createdAt)} – ${message.authorName}`, text: message.text }),
    { within: 'createdAt', without: 'confidentialWith' },
  ),
]

const genderName = { male: 'Man', female: 'Vrouw' } as const
type Fact = [label: string, value: string | null | undefined]
/** What the facts leave out. A new field of a client does not compile until it is here or there. */
type NotAmongFacts =
  // The heading.
  | 'firstName'
  | 'lastName'
  // Chapters.
  | 'careRequests'
  // Between those who manage the care; the family reads this too.
  | 'endReason'
  | 'endComment'
  | 'createdByOrganizationLocation'
  // Counted from the chapters, or about the file instead of the client.
  | 'openCareMoments'
  | 'careWeeks'
  | 'reportedProblems'
  | 'alike'
  | 'joined'
  | 'createdAt'
  | 'version'
const factsOf = (client: Item<typeof Client>): [label: string, value: string][] => {
  const { address, phone, email } = client.contact
  const facts: Record<Exclude<keyof (typeof Client)['fields'], NotAmongFacts>, Fact[]> = {
    number: [['Cliëntnummer', String(client.number)]],
    birthDate: [['Geboortedatum', client.birthDate && formatDateLong(client.birthDate)]],
    gender: [['Geslacht', client.gender && genderName[client.gender]]],
    contact: [
      ['Adres', addressLines(address).join(', ')],
      ['Telefoon', phone ? formatPhone(phone) : undefined],
      ['E-mail', email],
    ],
    status: [['Status', clientStatusName[client.status]]],
    endedOn: [['Uit zorg sinds', client.endedOn && formatDateLong(client.endedOn)]],
    responsibleLocation: [['Locatie', `${client.responsibleLocation.organization.name}, ${client.responsibleLocation.name}`]],
    clientManager: [
      ['Cliëntmanager', client.clientManager && `${client.clientManager.firstName} ${client.clientManager.lastName}`],
    ],
  }
  const all = Object.values(facts).flat()
  return all.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))
}

const printChapter = (paper: Paper, { name, items }: FilledChapter, y: number) => {
  const { title, print } = chapters.find(each => each.name === name)!
  return writeChapter(
    paper,
    title,
    items.map(item => print(item as never)),
    y,
  )
}

type Dossier = [
  client: Item<typeof Client>,
  window: { startDate: string; endDate: string },
  filled: readonly FilledChapter[],
  today: string,
]
const dossierPdf = async (...[client, { startDate, endDate }, filled, today]: Dossier): Promise<Buffer> => {
  const name = `${client.firstName} ${client.lastName}`
  const paper = await openPaper({
    title: `Dossier van ${name}`,
    author: client.responsibleLocation.organization.name,
    date: today,
  })
  let y = paper.letterhead('Dossier')
  y += paper.write(name, left, y, { size: 13, bold: true }) + 2
  y += paper.write(`Van ${formatDate(startDate)} tot en met ${formatDate(endDate)}`, left, y, { tint: color.soft }) + 12
  y = writeFacts(paper, factsOf(client), y, { labelWidth: 130 })
  for (const each of filled) y = printChapter(paper, each, y)
  return paper.close(`Dossier van ${name}, opgemaakt op ${formatDateLong(today)} via Zorginzet. Vertrouwelijk.`)
}
/** The dossier of a client over a window of days (YYYY-MM-DD, both included): as an A4 PDF dated `today`, and as data. */
export const dossierFiles = async (...dossier: Dossier): Promise<Entry[]> => {
  const [client, window, filled] = dossier
  const data = { client, ...window, ...Object.fromEntries(filled.map(({ name, items }) => [name, items])) }
  return [
    { name: 'dossier.pdf', bytes: await dossierPdf(...dossier) },
    { name: 'dossier.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) },
  ]
}
/** The same, made in a thread of its own. */
export const printDossier = inThread<Dossier, Entry[]>(import.meta.url, 'dossierFiles')
