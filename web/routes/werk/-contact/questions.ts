import type { Address } from '#contract/addresses.ts'
import { isFoundIn } from '#rules/typed/folded.ts'

export interface Question {
  question: string
  answer: string
  /** Where to do it. */
  at?: { href: Address; label: string }
}

/** Frequently asked questions of care workers. Each answer is how the product itself works. */
export const questions: Question[] = [
  {
    question: 'Hoe dien ik mijn uren in?',
    answer:
      'Na je dienst staat de opdracht klaar bij Uren. De geplande tijden zijn al ingevuld. Liep het anders, pas ze dan aan en zeg waarom. Onkosten voeg je toe met een foto van de bon.',
    at: { href: '/werk/uren-indienen', label: 'Uren indienen' },
  },
  {
    question: 'De organisatie keurt mijn uren niet goed. Wat nu?',
    answer:
      'De organisatie krijgt na drie en na zes dagen een herinnering. Zegt ze zeven dagen niets, dan worden je uren vanzelf goedgekeurd. Wijken ze veel af van wat gepland was, dan kijkt de backoffice er eerst naar. Doet de organisatie een ander voorstel, dan kun je dat aannemen of afwijzen.',
    at: { href: '/werk/uren-indienen', label: 'Uren bekijken' },
  },
  {
    question: 'Wanneer krijg ik mijn geld?',
    answer:
      'Elke maandagochtend maken we een factuur van de uren die de week ervoor zijn goedgekeurd. Die hoef je zelf niet te maken. Bij de factuur zie je wanneer hij wordt uitbetaald. Werk je via uitzenden, dan gaan je goedgekeurde uren mee met je loon en krijg je geen factuur.',
    at: { href: '/werk/facturatie', label: 'Verdiensten' },
  },
  {
    question: 'Ik ben ziek of kan niet komen. Hoe meld ik me af?',
    answer:
      'Open de dienst in je planning en kies Toewijzing annuleren. Je geeft een reden, en de organisatie hoort het meteen. Bij de dienst staat tot hoeveel uur van tevoren dit zonder gevolgen kan. Begint de dienst binnen een paar uur, bel dan ook: dan zoeken we samen iemand anders.',
    at: { href: '/werk/planning', label: 'Planning' },
  },
  {
    question: 'Kan ik reageren als ik dan al werk?',
    answer:
      'Nee. Diensten mogen niet overlappen. Een opdracht in dezelfde tijd als een dienst van jou staat daarom niet in je lijst. Word je gekozen voor een andere opdracht in die tijd, dan kun je niet ook nog voor deze worden gekozen.',
    at: { href: '/werk/nieuwe-opdrachten', label: 'Opdrachten' },
  },
  {
    question: 'Waarom kan ik niet op een opdracht reageren?',
    answer:
      'Bij de opdracht staat altijd waarom: je mist een document, het wordt nog beoordeeld, of de opdracht vraagt een ander niveau of een handeling die nog niet bij je voorkeuren staat. Bij Zorgvoorkeuren zie je per handeling hoeveel opdrachten die erbij brengt.',
    at: { href: '/werk/zorgvoorkeuren', label: 'Zorgvoorkeuren' },
  },
  {
    question: 'Hoe wordt bepaald welk werk ik zie, en wie er wordt gekozen?',
    answer:
      'Of je werk krijgt, beslist altijd een mens. De computer zoekt, sorteert en stelt voor, met regels die voor iedereen gelijk zijn. Je leest ze allemaal, ook wat nooit meetelt. En je kunt een mens opnieuw laten kijken.',
    at: { href: '/werk/contact?uitleg=beslissingen', label: 'Wat de computer beslist' },
  },
  {
    question: 'Welke documenten moet ik inleveren?',
    answer:
      'Dat hangt af van hoe je werkt. Iedereen levert een identiteitsbewijs, een VOG en een diploma in. Een zzp’er ook een KvK-uittreksel, een beroepsverzekering met betaalbewijs, een klachtenregeling en een rekening. Een planner beoordeelt ze, en je krijgt een mail zodra dat klaar is.',
    at: { href: '/werk/documenten', label: 'Documenten' },
  },
  {
    question: 'Mijn document verloopt. Wat moet ik doen?',
    answer:
      'We mailen je ruim voor de laatste dag. Lever een nieuw document in bij Documenten. Het oude blijft gelden tot zijn laatste dag. Daarna kun je niet meer reageren tot het nieuwe is goedgekeurd.',
    at: { href: '/werk/documenten', label: 'Documenten' },
  },
  {
    question: 'Hoe stel ik tweestapsverificatie in?',
    answer:
      'Ga naar Beveiliging. Je kiest een app op je telefoon of een code per e-mail. Bewaar de herstelcodes: daarmee log je in als je je telefoon kwijt bent. Kom je er niet meer in, bel ons dan.',
    at: { href: '/werk/beveiliging', label: 'Beveiliging' },
  },
  {
    question: 'Hoe wijzig ik mijn adres, telefoonnummer of niveau?',
    answer:
      'Je adres, telefoonnummer, foto en talen wijzig je zelf bij Profiel. Vanaf je adres tellen we je afstanden. Je niveau past de backoffice aan als je nieuwe diploma is goedgekeurd.',
    at: { href: '/werk/profiel-bewerken', label: 'Profiel' },
  },
]

/** The questions that contain every search word, in the question or the answer. */
export const findQuestions = (search: string): Question[] =>
  questions.filter(({ question, answer }) => isFoundIn(`${question} ${answer}`, search))
