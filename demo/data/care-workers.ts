// Forty care workers, as diverse as the Netherlands. All are invented.
import type { Language } from '../../contract/workers/languages.ts'

type Form = 'freelance' | 'temp_work' | 'both'
export interface DemoCareWorker {
  name: [first: string, last: string]
  /** An account to log in with. The others have an address made from their name. */
  username?: string
  home: [postcode: string, city: string]
  level: string
  form: Form
  /** Only someone whose documents are verified (startup) can be chosen. */
  phase: 'new' | 'pending' | 'in_transfer' | 'startup' | 'lost'
  vat?: 'kor' | 'standard_21'
}
const worker = (
  name: string,
  home: [string, string],
  level: string,
  form: Form = 'freelance',
  extra: Partial<DemoCareWorker> = {},
): DemoCareWorker => {
  const [first = '', ...last] = name.split(' ')
  return { name: [first, last.join(' ')], home, level, form, phase: 'startup', ...extra }
}

export const careWorkers: DemoCareWorker[] = [
  worker('Samira Yilmaz', ['3531 HB', 'Utrecht'], 'verzorgende_ig', 'freelance', { username: 'zorgverlener@demo.example' }),
  worker('Daan Vermeulen', ['3526 KS', 'Utrecht'], 'helpende_plus', 'temp_work', { username: 'uitzend@demo.example' }),
  worker('Chantal Oosterhuis', ['3543 BT', 'Utrecht'], 'verzorgende', 'freelance', { username: 'nieuw@demo.example', phase: 'new' }),
  worker('Fatima Bouzian', ['3522 EK', 'Utrecht'], 'verzorgende_ig'),
  worker('Joris Hendriks', ['3572 ZN', 'Utrecht'], 'verpleegkundige_mbo'),
  worker('Esra Demir', ['3512 LV', 'Utrecht'], 'verpleegkundige_hbo'),
  worker('Romano Pinas', ['3527 HV', 'Utrecht'], 'helpende', 'both'),
  worker('Lotte van Dijk', ['3582 AM', 'Utrecht'], 'verzorgende_ig', 'freelance', { vat: 'kor' }),
  worker('Mei-Ling Chen', ['3601 BD', 'Maarssen'], 'verzorgende'),
  worker('Kees Brouwer', ['3605 EX', 'Maarssen'], 'helpende_plus'),
  worker('Shanaya Ramdin', ['3433 CP', 'Nieuwegein'], 'verzorgende_ig'),
  worker('Bram Scholten', ['3703 TE', 'Zeist'], 'verpleegkundige_mbo'),
  worker('Naima El Idrissi', ['3703 GH', 'Zeist'], 'helpende', 'temp_work'),
  worker('Femke Postma', ['3731 JA', 'De Bilt'], 'wijkverpleegkundige'),
  worker('Agnieszka Nowak', ['3721 VR', 'Bilthoven'], 'verzorgende_ig', 'both'),
  worker('Thijs Mulder', ['3992 GW', 'Houten'], 'begeleider_4'),
  worker('Gloria Asante', ['3401 NC', 'IJsselstein'], 'helpende_plus', 'temp_work'),
  worker('Marjolein Kok', ['3443 AB', 'Woerden'], 'verzorgende', 'temp_work'),
  worker('Sven de Boer', ['3581 KL', 'Utrecht'], 'begeleider_3'),
  worker('Hatice Kaya', ['3527 KE', 'Utrecht'], 'verpleegkundige_mbo', 'temp_work'),
  worker('Ingrid van Leeuwen', ['3811 NJ', 'Amersfoort'], 'verzorgende_ig'),
  worker('Rachid Amrani', ['3817 BM', 'Amersfoort'], 'begeleider_4'),
  worker('Noa Cohen', ['3825 AW', 'Amersfoort'], 'begeleider_3', 'temp_work'),
  worker('Willem-Jan Prins', ['3831 XL', 'Leusden'], 'verpleegkundige_hbo', 'freelance', { vat: 'standard_21' }),
  worker('Merel Visser', ['3741 SN', 'Baarn'], 'helpende'),
  worker('Sunita Jagesar', ['3762 BV', 'Soest'], 'verzorgende_ig'),
  worker('Tamara de Jong', ['3765 CR', 'Soest'], 'helpende_plus', 'both'),
  worker('Abdi Warsame', ['3811 GT', 'Amersfoort'], 'begeleider_3'),
  worker('Jeroen Timmermans', ['3016 DJ', 'Rotterdam'], 'verzorgende_ig'),
  worker('Priscilla Martina', ['3045 PM', 'Rotterdam'], 'verpleegkundige_mbo'),
  worker('Ayşe Öztürk', ['3031 AT', 'Rotterdam'], 'helpende_plus', 'both'),
  worker('Maria da Graça', ['3074 CE', 'Rotterdam'], 'helpende'),
  worker('Luuk van der Meer', ['2903 LK', 'Capelle aan den IJssel'], 'verzorgende'),
  worker('Bianca Smulders', ['5211 TK', "'s-Hertogenbosch"], 'verpleegkundige_hbo'),
  worker('Teun van Boxtel', ['5262 GH', 'Vught'], 'verzorgende_ig'),
  worker('Olena Kovalenko', ['5242 HD', 'Rosmalen'], 'helpende_plus', 'temp_work'),
  worker('Ravi Bissessar', ['5224 EK', "'s-Hertogenbosch"], 'verpleegkundige_mbo'),
  worker('Yara Haddad', ['3582 XP', 'Utrecht'], 'verzorgende_ig', 'freelance', { phase: 'pending' }),
  worker('Peter Jansma', ['3817 EL', 'Amersfoort'], 'helpende', 'temp_work', { phase: 'in_transfer' }),
  worker('Sabrina Koster', ['3083 VD', 'Rotterdam'], 'verzorgende', 'freelance', { phase: 'lost' }),
]

/** What people say about themselves, handed out in order. */
export const abouts = [
  'Ik werk al twaalf jaar in de thuiszorg. Rust en tijd voor een praatje vind ik net zo belangrijk als goede zorg.',
  'Na jaren in het ziekenhuis koos ik voor de wijk. Ik pak dingen snel op en rapporteer netjes.',
  'Ik werk graag met mensen met dementie. Ik kijk wat iemand nog wél kan.',
  'Avonden en weekenden vind ik geen probleem. Je kunt op mij rekenen.',
  'Ik ben rustig, duidelijk en ik houd van een goede overdracht.',
  'Ervaring met palliatieve zorg en wondzorg. Ik werk zelfstandig en overleg op tijd.',
  'Ik combineer mijn werk met een opleiding. Daarom werk ik het liefst vroege diensten.',
  'Zorg is voor mij: zien wat iemand nodig heeft en doen wat je zegt.',
]

/** The languages that people speak. */
export const spoken: Language[][] = [
  ['nl', 'en'],
  ['nl', 'ar', 'fr'],
  ['nl'],
  ['nl', 'tr'],
  ['nl', 'en', 'de'],
  ['nl', 'srn'],
  ['nl', 'sgn'],
]

/** The acts that belong to a level: its own, and those of every lower level. */
export const actsByLevel: Record<string, string[]> = {
  helpende: ['steunkousen', 'tillift'],
  helpende_plus: ['vingerprik', 'katheterzorg', 'medicatie_aanreiken', 'oogdruppelen'],
  verzorgende: ['medicatie_toedienen', 'zwachtelen', 'stomazorg'],
  verzorgende_ig: ['sc_injectie', 'insuline', 'katheter_vrouw', 'blaasspoelen', 'sondevoeding', 'peg', 'wondzorg_rood', 'klysma', 'zuurstof', 'vernevelen'],
  verpleegkundige_mbo: ['im_injectie', 'infuus_verzorgen', 'medicatiepomp', 'katheter_man', 'wondzorg_complex', 'tracheacanule', 'palliatieve_sedatie'],
  verpleegkundige_hbo: ['infuus_perifeer', 'cvk', 'pac', 'venapunctie', 'maagsonde', 'epiduraal'],
  wijkverpleegkundige: ['katheter_supra', 'hypodermoclyse'],
  begeleider_3: ['medicatie_aanreiken'],
  begeleider_4: ['medicatie_toedienen'],
}
