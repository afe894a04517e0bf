// The words of the family screens, for people who know nothing of care: at most level B1.
import type { Role } from '#contract/language.ts'
import { lowerFirst } from './nl.ts'

/** What somebody may do, by the key of the act: "Mag wassen en medicijnen geven". */
const actWords: Readonly<Record<string, string>> = {
  sc_injectie: 'een prik geven',
  insuline: 'insuline geven',
  im_injectie: 'een prik in de spier geven',
  iv_injectie: 'een prik in een ader geven',
  infuus_perifeer: 'een infuus inbrengen',
  infuus_verzorgen: 'het infuus verzorgen',
  hypodermoclyse: 'een infuus onder de huid geven',
  medicatiepomp: 'de pomp met medicijnen bedienen',
  cvk: 'de lijn in de ader verzorgen',
  pac: 'het kastje onder de huid aanprikken',
  venapunctie: 'bloed prikken',
  vingerprik: 'de suiker in het bloed meten',
  bloedproducten: 'bloed toedienen',
  katheter_vrouw: 'een katheter inbrengen',
  katheter_man: 'een katheter inbrengen',
  katheter_supra: 'de katheter wisselen',
  blaasspoelen: 'de blaas spoelen',
  katheterzorg: 'de katheter verzorgen',
  maagsonde: 'een sonde inbrengen',
  sondevoeding: 'eten geven door de sonde',
  peg: 'de sonde verzorgen',
  gastrostomie: 'de sonde wisselen',
  tracheacanule: 'de buis in de keel verzorgen',
  uitzuigen: 'mond en keel uitzuigen',
  zuurstof: 'zuurstof geven',
  vernevelen: 'vernevelen',
  beademing: 'helpen bij de beademing',
  wondzorg_rood: 'de wond verzorgen',
  wondzorg_complex: 'een moeilijke wond verzorgen',
  zwachtelen: 'de benen zwachtelen',
  steunkousen: 'steunkousen aantrekken',
  stomazorg: 'het stoma verzorgen',
  klysma: 'een klysma geven',
  medicatie_aanreiken: 'medicijnen aangeven',
  medicatie_toedienen: 'medicijnen geven',
  oogdruppelen: 'de ogen druppelen',
  tillift: 'de tillift gebruiken',
  palliatieve_sedatie: 'rust geven in de laatste fase',
}
/** What somebody of a level does, where it is not listed act by act. */
const levelActs: Readonly<Record<string, string>> = {
  huishoudelijke_hulp: 'helpt in het huishouden',
  zorghulp: 'helpt in huis en houdt gezelschap',
  helpende: 'helpt met wassen, aankleden en eten',
  helpende_plus: 'helpt met wassen, aankleden en eten',
  verzorgende: 'verzorgt en geeft medicijnen',
  verzorgende_ig: 'verzorgt en geeft medicijnen',
  verpleegkundige_mbo: 'verzorgt en verpleegt',
  verpleegkundige_hbo: 'verzorgt en verpleegt',
  wijkverpleegkundige: 'verpleegt en regelt de zorg',
  verpleegkundig_specialist: 'verpleegt en behandelt',
  begeleider_3: 'begeleidt overdag',
  begeleider_4: 'begeleidt overdag',
}
/** Everyday names of the levels. */
const levelNames: Readonly<Record<string, string>> = {
  verzorgende_ig: 'Verzorgende',
  verpleegkundige_mbo: 'Verpleegkundige',
  verpleegkundige_hbo: 'Verpleegkundige',
  begeleider_3: 'Begeleider',
  begeleider_4: 'Begeleider',
}
type Named = { key: string; name: string }
export const plainLevel = ({ key, name }: Named): string => levelNames[key] ?? name
export const plainLevelActs = ({ key }: Named): string | undefined => levelActs[key]
/** The acts in plain words, without duplicates; an act without plain words keeps its own name. */
export const plainActs = (acts: readonly Named[]): string[] => [
  ...new Set(acts.map(({ key, name }) => actWords[key] ?? lowerFirst(name))),
]
/** What the family can say about a visit, by the key of the tag. */
const tagWords: Readonly<Record<string, string>> = {
  expert: 'Weet wat zij of hij doet',
  clear_handover: 'Vertelde duidelijk hoe het ging',
  good_reporting: 'Schreef goed op hoe het ging',
  flexible: 'Past zich aan',
  unclear_communication: 'Vertelde niet duidelijk hoe het ging',
  careless_reporting: 'Schreef slordig op hoe het ging',
  agreements_broken: 'Hield zich niet aan afspraken',
  too_little_knowledge: 'Wist te weinig',
}
export const plainTag = ({ key, name }: Named): string => tagWords[key] ?? name
/** How a family knows somebody, by their role. */
export const familyRoleWords: Record<Role, string> = {
  ROLE_CARE_WORKER: 'zorgverlener',
  ROLE_CLIENT_ADMIN: 'familie',
  ROLE_PLANNER: 'ons kantoor',
  ROLE_BACK_OFFICE_EMPLOYEE: 'ons kantoor',
  ROLE_ORGANIZATION_USER: 'de organisatie',
  ROLE_ORGANIZATION_LOCATION_ADMIN: 'de organisatie',
  IS_AUTHENTICATED_2FA_IN_PROGRESS: 'logt in',
}
