// The care data of the clients, assigned in rotation over the list of clients. All are invented.
import type { LocationKind } from './organizations.ts'

interface DemoRelation {
  firstName: string
  /** The client's own when left out. */
  lastName?: string
  kind: string
  isFirstContact: boolean
  isLegalRepresentative?: boolean
}
export const relations: DemoRelation[][] = [
  [
    { firstName: 'Wim', kind: 'child', isFirstContact: true, isLegalRepresentative: true },
    { firstName: 'Ria', lastName: 'Pronk', kind: 'neighbour', isFirstContact: false },
  ],
  [{ firstName: 'Tonny', kind: 'partner', isFirstContact: true }],
  [
    { firstName: 'Elif', kind: 'child', isFirstContact: true },
    { firstName: 'Huisarts', lastName: 'Van Vliet', kind: 'professional', isFirstContact: false },
  ],
  [{ firstName: 'Marga', lastName: 'Dijkema', kind: 'other_family', isFirstContact: true, isLegalRepresentative: true }],
]

interface DemoHome {
  housingType: string
  household: string
  floor: number
  lift: string
  parking: string
  parkingNotes?: string
  accessType: string
  accessNotes: string
}
export const homes: Record<LocationKind, DemoHome[]> = {
  home: [
    {
      ...{ housingType: 'appartement_lift', household: 'alleenwonend', floor: 3, lift: 'yes', parking: 'yes' },
      ...{ parkingNotes: 'Betaald parkeren; de bezoekerspas ligt in de gang.', accessType: 'key_box' },
      accessNotes: 'Het sleutelkluisje hangt links naast de voordeur, de code is 2580.',
    },
    {
      ...{ housingType: 'tussen_of_hoekwoning', household: 'met_partner', floor: 0, lift: 'no', parking: 'yes' },
      ...{ accessType: 'manual_access', accessNotes: 'Bel aan en wacht even: opendoen kost tijd.' },
    },
    {
      ...{ housingType: 'appartement_zonder_lift', household: 'alleenwonend', floor: 2, lift: 'no', parking: 'do_not_know_yet' },
      ...{ accessType: 'key_box', accessNotes: 'Kluisje achter de regenpijp, code 1937. Eerst beneden bij de buurvrouw bellen.' },
    },
  ],
  residence: [
    {
      ...{ housingType: 'woonzorgcentrum', household: 'inwonende_zorg', floor: 1, lift: 'yes', parking: 'yes' },
      ...{ accessType: 'manual_access', accessNotes: 'Meld je bij de receptie, daar ligt de loper.' },
    },
  ],
  support: [
    {
      ...{ housingType: 'anders', household: 'woongroep', floor: 0, lift: 'no', parking: 'yes' },
      ...{ accessType: 'manual_access', accessNotes: 'De begeleider van de groep doet open.' },
    },
  ],
}

export const requests: Record<LocationKind, { serviceType: string; careType: string; hoursPerWeek: number; description: string }> = {
  home: {
    ...{ serviceType: 'persoonlijke_verzorging', careType: 'wijkverpleging', hoursPerWeek: 7 },
    description: 'Elke ochtend hulp bij wassen, aankleden en steunkousen.',
  },
  residence: {
    ...{ serviceType: 'verpleging', careType: 'woonzorg', hoursPerWeek: 14 },
    description: 'Verpleging en toezicht op de woongroep, dag en avond.',
  },
  support: {
    ...{ serviceType: 'begeleiding', careType: 'individuele_zorg', hoursPerWeek: 10 },
    description: 'Begeleiding bij de dag: opstaan, geld, afspraken nakomen.',
  },
}

export interface DemoProblem {
  key: string
  goal: string
  target: number
  intervention: { category: string; target: string; text: string }
  /** Knowledge, behaviour and status: five, three and one week ago. */
  course: [number, number, number][]
}
/** Plans, assigned to the first clients. */
export const plans: DemoProblem[][] = [
  [
    {
      ...{ key: 'omaha-24', goal: 'De huid van hielen en stuit blijft gaaf.', target: 5 },
      intervention: { category: 'surveillance', target: 'huidverzorging', text: 'Elke ochtend hielen en stuit bekijken.' },
      course: [
        [3, 3, 3],
        [3, 4, 4],
        [4, 4, 4],
      ],
    },
    {
      ...{ key: 'omaha-38', goal: 'Wast zich zelf aan de wastafel, met hulp bij de rug en de voeten.', target: 4 },
      intervention: { category: 'teaching', target: 'lichaamsverzorging', text: 'Stap voor stap aanwijzen, handen op de rug.' },
      course: [
        [2, 2, 3],
        [3, 2, 3],
        [3, 3, 3],
      ],
    },
  ],
  [
    {
      ...{ key: 'omaha-42', goal: 'Neemt de medicijnen op tijd uit de weekdoos.', target: 4 },
      intervention: { category: 'treatment', target: 'medicatietoediening', text: 'Aanreiken en aftekenen volgens de lijst.' },
      course: [
        [2, 2, 2],
        [2, 3, 3],
        [3, 3, 4],
      ],
    },
    {
      ...{ key: 'omaha-06', goal: 'Gaat twee keer per week naar de koffieochtend.', target: 4 },
      intervention: { category: 'casemanagement', target: 'dagbesteding', text: 'Vervoer regelen met de buurtbus.' },
      course: [
        [3, 1, 2],
        [3, 2, 2],
        [3, 3, 3],
      ],
    },
  ],
]
/** The number of clients with a plan and a medication list. */
export const planned = 8
export const medications = [
  { name: 'Metoprolol', dose: '50 mg', form: 'tablet', times: ['08:00'], instructions: 'Met water innemen.' },
  { name: 'Paracetamol', dose: '500 mg', form: 'tablet', times: ['08:00', '13:00', '18:00', '22:00'], instructions: null },
]
