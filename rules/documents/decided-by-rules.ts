// Everything the platform decides about care workers by rules, in words for them: the transparency required by EU directive
// 2024/2831, articles 9 to 11. Numbers, codes and orders come from the rules themselves: one without a sentence does not compile.

import { shareMark } from '../money/figures.ts'
import { approvedAfterDays } from '../money/worked-hours.ts'
import type { CareWorkerPhase } from '../people/care-worker-phase.ts'
import { terms } from '../people/retention.ts'
import { violationMark } from '../people/violations.ts'
import { mustSays, usualWishes } from '../rosters/roster-wishes.ts'
import {
  callCircleKm,
  callOrder,
  candidateOrder,
  distanceStepKm,
  type OrderFact,
  reactionOrder,
  refusedLatelyDays,
} from '../shifts/asking-order.ts'
import { dailyMailAt, type MailWish, usefulHours } from '../time/notification-time.ts'
import type { Reason } from '../typed/reason.ts'
import { renewalDays } from './document-standing.ts'
import { type ContractType, documentName, requiredDocuments } from './required-documents.ts'

/** A fact that counts; for a wish also its default weight, from 0 to 10. */
export type Point = { says: string; weight?: number }
/** A sentence and the facts it introduces; `inOrder` when the first that differs decides. */
export type Part = { says: string; points: readonly Point[]; inOrder?: boolean }
/** A decision: made by the rules alone, by a person they help, or partly by each. */
export type Decision = { key: string; title: string; by: 'rules' | 'person' | 'both'; parts: readonly Part[] }
/**
 * Values from outside the rules: the time to answer, the number of reviews from which a rating is shown, the default
 * notifications.
 */
export type RuleNumbers = { answerMinutes: number; ratingFrom: number; newWork: MailWish['byMail'] }

const points = (...all: readonly string[]): Point[] => all.map(says => ({ says }))

/** Why somebody cannot do work, and whether it is then hidden from their list. */
const reasonSays: Record<Reason['code'], { says: string; hidden: boolean }> = {
  level: {
    says: 'De opdracht vraagt een hoger niveau dan het jouwe, of een ander vak. Een lager niveau in je eigen vak mag je ook doen.',
    hidden: true,
  },
  contract: { says: 'De opdracht is niet voor jouw contractvorm.', hidden: true },
  overlap: { says: 'Je werkt dan al. Een periode zie je wel: daarvan bekijken we elke dienst apart.', hidden: true },
  excluded: { says: 'De cliënt wil dat jij niet komt. Dat is privé: je hoort niet waarom.', hidden: true },
  already: { says: 'Je hebt al gereageerd. Die opdracht staat bij Reacties.', hidden: true },
  started: { says: 'De opdracht is al begonnen.', hidden: true },
  inactive: { says: 'Je account is niet actief.', hidden: true },
  document_missing: { says: 'Een document ontbreekt of is afgekeurd.', hidden: false },
  document_expires: { says: 'Een document geldt niet meer op de dag van het werk.', hidden: false },
  document_pending: { says: 'Een document wordt nog beoordeeld.', hidden: false },
  act: {
    says: 'De opdracht vraagt een handeling die je niet hebt aangekruist, of waarvan je certificaat is verlopen.',
    hidden: false,
  },
}
const reasons = (hidden: boolean): Point[] => Object.values(reasonSays).filter(reason => reason.hidden === hidden)

const factSays: Record<OrderFact, (known: RuleNumbers) => string> = {
  able: () => 'Wie het werk kan doen, gaat voor wie dat niet kan.',
  gave_back: () => 'Wie deze opdracht had en die teruggaf, staat achteraan.',
  team: () => 'Wie in het zorgteam van de cliënt zit.',
  favorite: () => 'Wie favoriet is bij de organisatie.',
  level: () => 'Wie precies het gevraagde niveau heeft, en dan wie een hoger niveau heeft.',
  worked_here: () => 'Wie het vaakst bij deze organisatie werkte.',
  known_here: () => 'Wie al eens bij deze organisatie werkte.',
  free_that_day: () => 'Wie die dag geen ander werk heeft.',
  refused_lately: () =>
    `Wie door de telefoon nee zei tegen ander werk van dezelfde organisatie, staat ${refusedLatelyDays} dagen achteraan.`,
  rating: ({ ratingFrom }) =>
    `Wie het hoogste cijfer heeft. Een cijfer telt pas vanaf ${ratingFrom} beoordelingen. Wie er nog geen heeft, komt na wie er wel een heeft.`,
  distance_steps: () => `Wie dichterbij woont, in stappen van ${distanceStepKm} km.`,
  distance: () => 'Wie het dichtst bij het werk woont.',
}
const list = new Intl.ListFormat('nl')
const either = new Intl.ListFormat('nl', { type: 'disjunction' })
const ordered = (says: string, order: readonly OrderFact[], known: RuleNumbers): Part => ({
  ...{ says: `${says} Het eerste punt waarop mensen verschillen, beslist.`, inOrder: true },
  points: order.map(fact => ({ says: factSays[fact](known) })),
})

const hearsSays: Record<MailWish['byMail'], string> = {
  at_once: 'meteen',
  daily: `één keer per dag om ${dailyMailAt} uur`,
  off: 'niet',
}
const phaseSays: Record<CareWorkerPhase, string> = {
  new: 'Nieuw: er ontbreken nog documenten. Je kunt nog niet reageren.',
  pending: 'In behandeling: alles is ingeleverd. Je kunt reageren zodra het is goedgekeurd.',
  startup: 'Opstart: je documenten zijn goedgekeurd en je kunt reageren.',
  won: 'Ingeschreven: je werkte al en kunt reageren.',
  in_transfer: 'In overdracht: je koos een andere contractvorm en daarvoor ontbreken documenten. Je kunt nog niet reageren.',
  lost: 'Afgevallen: een planner heeft je afgemeld. Je kunt niet reageren.',
}
const formSays: Record<ContractType, string> = { freelance: 'Als zzp’er', temp_work: 'Als uitzendkracht' }
const inSentence = (name: string) =>
  /^[A-Z]\p{Ll}+(?![^(]*\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
const documentsFor = (form: ContractType): string => {
  const [plain, registered] = [false, true].map(big => requiredDocuments(form, { big }))
  const name = (kinds: (typeof plain & object)[number]) => kinds.map(kind => inSentence(documentName[kind])).join(' of ')
  const isPlain = (kinds: readonly string[]) => plain!.some(each => each.join() === kinds.join())
  const only = registered!.filter(kinds => !isPlain(kinds)).map(name)
  const more = only.length > 0 ? ` Hoort je niveau bij het BIG-register: ook ${list.format(only)}.` : ''
  return `${formSays[form]}: ${list.format(plain!.map(name))}.${more}`
}

const seeing: Decision = {
  ...{ key: 'zien', title: 'Welke opdrachten je ziet', by: 'rules' },
  parts: [
    {
      says: 'Je ziet open werk dat je zou kunnen doen. Een opdracht staat niet in je lijst als een van deze dingen geldt.',
      points: [
        ...reasons(true),
        ...points(
          'De opdracht is nog voor een kleinere groep: eerst het zorgteam, dan favorieten, dan iedereen. De organisatie kiest de groep en het tijdstip van elke stap.',
          'Je koos “Niet voor mij”, of je reactie of toewijzing ging niet door: ingetrokken, afgewezen of geannuleerd. Zo’n opdracht vind je met het filter Verborgen.',
        ),
      ],
    },
    {
      says: 'De lijst begint met de afstand van je zorgvoorkeuren. In de lijst zelf kun je die groter maken.',
      points: [],
    },
  ],
}
const ordering: Decision = {
  ...{ key: 'volgorde', title: 'In welke volgorde je ze ziet', by: 'rules' },
  parts: [
    {
      says: 'Je cijfer en hoe vaak je werkt, veranderen niets aan de volgorde.',
      points: points(
        'Eerst wat het eerst begint. In de lijst kun je ook dichtbij eerst of het hoogste tarief eerst kiezen.',
        'De kaart toont wat het dichtst bij je huis is.',
        'Vergelijkbare opdrachten vragen hetzelfde niveau, zijn in de buurt en rond dezelfde tijd. Dichtbij staat eerst.',
      ),
    },
  ],
}
const allowing: Decision = {
  ...{ key: 'mogen', title: 'Of je mag reageren', by: 'rules' },
  parts: [
    {
      says: 'Deze opdrachten zie je wel. Reageren kan pas als het is opgelost. Bij de opdracht staat wat je kunt doen.',
      points: reasons(false),
    },
    {
      says: 'Over rust, werktijden, huisdieren en roken krijg je een waarschuwing. Je mag dan toch reageren.',
      points: [],
    },
  ],
}
const telling = ({ newWork }: RuleNumbers): Decision => ({
  ...{ key: 'horen', title: 'Wanneer je hoort van nieuw werk', by: 'rules' },
  parts: [
    {
      says: 'Zodra je account is goedgekeurd, hoor je van nieuw werk uit je lijst, binnen je afstand. Ook als je voor dat werk nog een document of handeling mist.',
      points: points(
        `Bij Meldingen kies je hoe je een mail krijgt: ${either.format(Object.values(hearsSays))}. Aan het begin is het ${hearsSays[newWork]}.`,
        `Koos je één keer per dag, en begint het werk eerder dan ${usefulHours} uur na die mail? Dan hoor je het meteen.`,
        `In je stille uren sturen we niets, behalve als je het anders minder dan ${usefulHours} uur voor het begin zou horen.`,
        'Bewaarde je filters met een mail, dan tellen die filters en niet je afstand. Dan hoor je het meteen.',
        'Over werk dat je niet wilde, of waarvoor je werd afgewezen, hoor je niets meer.',
      ),
    },
  ],
})
const asking = (known: RuleNumbers): Decision => ({
  ...{ key: 'vragen', title: 'Wie op naam wordt gevraagd', by: 'person' },
  parts: [
    ordered(
      'Een organisatie of planner kiest wie ze vragen. De computer zet mensen klaar in deze volgorde. Een organisatie ziet daar alleen mensen die ze al kent.',
      candidateOrder,
      known,
    ),
    {
      says: `Je krijgt tijd om te antwoorden, meestal ${known.answerMinutes / 60} uur.`,
      points: points(
        'Zeg je nee of antwoord je niet op tijd, dan vraagt de computer de volgende die de organisatie of planner koos.',
        'Kun je het werk intussen niet meer doen, dan slaat de computer je over.',
        'Zeg je ja, dan is de opdracht meteen van jou.',
      ),
    },
  ],
})
const calling = (known: RuleNumbers): Decision => ({
  ...{ key: 'bellen', title: 'Wie de backoffice belt', by: 'person' },
  parts: [
    ordered(
      `Zoekt een planner iemand per telefoon? Dan zet de computer wie het werk kan doen in deze volgorde. Wie verder weg woont dan ${callCircleKm} km, staat er niet bij.`,
      callOrder,
      known,
    ),
  ],
})
const choosing = (known: RuleNumbers): Decision => ({
  ...{ key: 'kiezen', title: 'Hoe een organisatie je reactie ziet', by: 'person' },
  parts: [
    ordered(
      'De organisatie of een planner kiest uit wie reageerde. De reacties staan in deze volgorde. Bij de eerste staat soms “Past het best”, met de redenen. Wie als tweede keus is bewaard, staat bovenaan.',
      reactionOrder,
      known,
    ),
    {
      says: 'Snel reageren geeft geen voorrang. Wel kan er al iemand gekozen zijn voor jij reageert.',
      points: points(
        'Bij je reactie ziet de organisatie ook waarschuwingen over je rust en werktijden.',
        `Werkt één zzp’er bij een cliënt ${shareMark.percent}% of meer van de uren, en ${shareMark.minutes / 60} uur of meer? Dan ziet de organisatie daar een merkje. Vanzelf volgt daar niets uit.`,
      ),
    },
  ],
})
const rostering: Decision = {
  ...{ key: 'rooster', title: 'Hoe een rooster kiest', by: 'person' },
  parts: [
    {
      says: 'Een organisatie of planner kan de computer een rooster laten voorstellen voor het open werk. Dat geeft nog niemand werk.',
      points: points(
        'Een mens neemt het voorstel over: helemaal, voor een deel, of niet.',
        'Reageerde je op de dienst, dan word je daarmee gekozen.',
        'Reageerde je niet, dan word je op naam gevraagd en zeg je zelf ja of nee.',
        'Wie het rooster maakt, kan ook zelf een keuze vastzetten of uitsluiten.',
        `Wat er zo voor jou is gekozen, en waarom, kun je nog ${terms.roster.years} jaar lezen, of zo lang als de backoffice koos.`,
      ),
    },
    {
      says: 'Wie reageerde, doet mee. Anderen doen alleen mee als wie het rooster maakt dat wil, en als dit allemaal geldt.',
      points: points(
        'Ze willen gevraagd worden (zie Zorgvoorkeuren).',
        'Het werk is binnen de afstand die ze zelf kozen.',
        'Ze gaven in hun planning niet op dat ze dan niet kunnen.',
        'Ze zijn voor deze dienst nog niet op naam gevraagd, en zeiden er geen nee op.',
        'De organisatie kent hen al. Maakt een planner het rooster, dan kan het iedereen zijn.',
        'Zijn het er te veel, dan gaat het zorgteam voor, dan favorieten, dan wie het dichtst bij het werk woont.',
      ),
    },
    {
      says: 'Dit staat nooit in een rooster.',
      points: points('Werk dat je niet mag doen.', ...Object.values(mustSays)),
    },
    {
      says: 'Daarna telt dit. Het cijfer zegt hoe zwaar: 0 telt niet, 10 telt het meest. Zo staan de cijfers aan het begin; een organisatie en de backoffice kunnen ze wijzigen.',
      points: usualWishes,
    },
    { says: 'Bij elke keuze over jou die een mens overnam, staan de redenen op deze pagina.', points: [] },
  ],
}
const paying: Decision = {
  ...{ key: 'uren', title: 'Je uren', by: 'both' },
  parts: [
    {
      says: 'De organisatie keurt je uren goed, of zegt waarom niet.',
      points: points(
        `Zegt ze ${approvedAfterDays} dagen niets, dan worden je uren vanzelf goedgekeurd.`,
        'Wijken ze veel af van wat gepland was, dan beslist een planner.',
        'Uren die niet kunnen, kun je niet indienen. Je leest dan waarom.',
        'De computer keurt nooit uren af.',
      ),
    },
  ],
}
const restricting: Decision = {
  ...{ key: 'account', title: 'Wat je account beperkt of stopt', by: 'both' },
  parts: [
    {
      says: 'Dit doet de computer zelf.',
      points: points(
        'Een document verloopt na zijn laatste dag. Dan kun je niet meer reageren tot een nieuw is goedgekeurd. ' +
          `Vanaf ${renewalDays} dagen ervoor krijg je een mail.`,
        'Een uittreksel van KvK, BIG-register of DUO met een echt elektronisch zegel is meteen goedgekeurd, als het klopt met wat we van je weten. Anders kijkt een planner.',
        'Na te veel mislukte pogingen om in te loggen, moet je even wachten.',
        `Staat je account uit of ben je afgemeld? Dan wissen we je gegevens na ${terms.careWorker.years} jaar, of na de termijn die de backoffice koos.`,
      ),
    },
    { says: 'Deze documenten vragen we.', points: points(...(['freelance', 'temp_work'] as const).map(documentsFor)) },
    { says: 'De fase van je account volgt daaruit.', points: points(...Object.values(phaseSays)) },
    {
      says: 'Dit doet alleen een mens.',
      points: points(
        'Een planner beoordeelt je andere documenten en bepaalt je niveau. Bij een afkeuring staat waarom.',
        'Staat je BIG-nummer anders of niet in het BIG-register, dan ziet een planner dat. Vanzelf volgt daar niets uit.',
        'Een planner kan je account uitzetten, of je afmelden als zorgverlener. Daarvoor is altijd een reden nodig.',
        'Een cliënt kan vragen dat iemand niet komt.',
        `Een organisatie of planner kan een overtreding noteren. Je krijgt daar bericht van en kunt antwoorden. Vanaf ${violationMark.violations} in ${violationMark.days} dagen ziet een planner dat bij je naam. Vanzelf volgt daar niets uit.`,
      ),
    },
  ],
}

/** Everything the platform decides about a care worker by rules, in the order they come across it. */
export const decidedByRules = (known: RuleNumbers): Decision[] => [
  ...[seeing, ordering, allowing, telling(known), asking(known), calling(known), choosing(known), rostering],
  ...[paying, restricting],
]
