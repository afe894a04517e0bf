// The work that people are asked to do: titles and descriptions as an organization would write them, at language level B1.
import type { LocationKind } from './organizations.ts'

export type Part = 'early' | 'morning' | 'day' | 'late' | 'evening' | 'night'
/** Wall clock times in Amsterdam. An end before the start is on the next day. */
export const parts: Record<Part, { start: string; end: string; breakMinutes: number }> = {
  early: { start: '07:00', end: '15:00', breakMinutes: 30 },
  morning: { start: '07:15', end: '11:15', breakMinutes: 0 },
  day: { start: '09:30', end: '17:30', breakMinutes: 30 },
  late: { start: '15:00', end: '23:00', breakMinutes: 30 },
  evening: { start: '17:00', end: '22:00', breakMinutes: 0 },
  night: { start: '23:00', end: '07:15', breakMinutes: 30 },
}

export interface Kind {
  title: string
  at: LocationKind
  level: string
  serviceType: string
  acts: string[]
  parts: Part[]
  /** Work with one client, who is named on the moment. */
  withClient: boolean
  description: string
}

export const kinds: Kind[] = [
  { title: 'Ochtendroute thuiszorg', at: 'home', level: 'verzorgende_ig', serviceType: 'persoonlijke_verzorging', acts: ['medicatie_toedienen', 'zwachtelen'], parts: ['morning', 'early'], withClient: false,
    description: 'Je helpt acht tot tien cliënten met wassen, aankleden en medicatie. Je rijdt met een fiets of auto van ons. De route staat klaar op een telefoon die je van ons leent. Je begint en eindigt op kantoor met een korte overdracht.' },
  { title: 'Avondroute thuiszorg', at: 'home', level: 'verzorgende_ig', serviceType: 'persoonlijke_verzorging', acts: ['insuline', 'medicatie_toedienen'], parts: ['evening', 'late'], withClient: false,
    description: 'Je bezoekt zeven cliënten in de avond. Je helpt hen naar bed en deelt medicatie uit. Twee cliënten krijgen insuline. Een collega is de hele avond bereikbaar.' },
  { title: 'Hulp bij opstaan en aankleden', at: 'home', level: 'helpende_plus', serviceType: 'persoonlijke_verzorging', acts: ['steunkousen', 'medicatie_aanreiken'], parts: ['morning'], withClient: true,
    description: 'Je helpt één cliënt met douchen, aankleden en de steunkousen. Daarna maak je samen ontbijt. De cliënt is vriendelijk en houdt van een praatje. De medicatie zit in een rol, jij reikt deze aan.' },
  { title: 'Begeleiding bij dementie thuis', at: 'home', level: 'verzorgende', serviceType: 'dementiezorg', acts: ['medicatie_toedienen'], parts: ['day', 'morning'], withClient: true,
    description: 'Je bent een dag bij iemand met dementie, zodat de mantelzorger even weg kan. Je eet samen, gaat naar buiten als het weer goed is en zorgt voor rust. In het zorgplan staat wat helpt bij onrust.' },
  { title: 'Wondzorg en katheterzorg', at: 'home', level: 'verpleegkundige_mbo', serviceType: 'verpleging', acts: ['wondzorg_complex', 'katheter_man'], parts: ['day', 'morning'], withClient: false,
    description: 'Je verzorgt wonden bij vijf cliënten en wisselt twee katheters. Alle materialen liggen bij de cliënt thuis. Uitvoeringsverzoeken zijn getekend en zitten in het dossier.' },
  { title: 'Wijkverpleegkundige achterwacht', at: 'home', level: 'wijkverpleegkundige', serviceType: 'verpleging', acts: [], parts: ['day'], withClient: false,
    description: 'Je bent het aanspreekpunt voor het team. Je doet twee nieuwe indicaties en overlegt met huisartsen. Je hebt een rustige werkplek op kantoor en een auto van ons.' },
  { title: 'Waakdienst bij cliënt thuis', at: 'home', level: 'verzorgende_ig', serviceType: 'nachtzorg_waak', acts: ['sc_injectie'], parts: ['night'], withClient: true,
    description: 'Je waakt een nacht bij iemand in de laatste levensfase. De familie slaapt in huis. Je geeft zo nodig medicatie onder de huid. De wijkverpleegkundige is de hele nacht te bellen.' },
  { title: 'Huishouden en steunkousen', at: 'home', level: 'helpende', serviceType: 'huishoudelijke_hulp', acts: ['steunkousen'], parts: ['morning', 'day'], withClient: true,
    description: 'Je helpt met de steunkousen en daarna met licht huishoudelijk werk. Je doet een boodschap en maakt een broodje klaar. Zie je dat het minder goed gaat, dan meld je dat bij het team.' },
  { title: 'Vroege dienst kleinschalig wonen', at: 'residence', level: 'verzorgende_ig', serviceType: 'persoonlijke_verzorging', acts: ['medicatie_toedienen', 'tillift'], parts: ['early'], withClient: false,
    description: 'Je werkt met een vaste collega op een groep met acht bewoners met dementie. Je begint met de ochtendzorg en deelt de medicatie uit. Daarna is er tijd om samen koffie te drinken en iets te doen.' },
  { title: 'Late dienst kleinschalig wonen', at: 'residence', level: 'verzorgende_ig', serviceType: 'dementiezorg', acts: ['medicatie_toedienen'], parts: ['late'], withClient: false,
    description: 'Je zorgt samen met een helpende voor acht bewoners. Jullie koken en eten mee. In de avond help je met naar bed gaan. Jij deelt de medicatie uit en doet de overdracht aan de nacht.' },
  { title: 'Nachtdienst woonzorgcentrum', at: 'residence', level: 'verzorgende_ig', serviceType: 'nachtzorg_waak', acts: ['zuurstof'], parts: ['night'], withClient: false,
    description: 'Je loopt met een collega drie rondes over vier groepen. Je reageert op bellen en sensoren. Eén bewoner krijgt zuurstof. De verpleegkundige achterwacht komt als dat nodig is.' },
  { title: 'Helpende op de woongroep', at: 'residence', level: 'helpende', serviceType: 'persoonlijke_verzorging', acts: ['tillift'], parts: ['early', 'late'], withClient: false,
    description: 'Je helpt bij wassen, aankleden, eten en drinken. Je gebruikt de tillift, altijd met zijn tweeën. Er is een vaste verzorgende die de medicatie doet. Je wordt de eerste keer goed ingewerkt.' },
  { title: 'Dienst helpende plus', at: 'residence', level: 'helpende_plus', serviceType: 'persoonlijke_verzorging', acts: ['medicatie_aanreiken', 'katheterzorg'], parts: ['early', 'late', 'day'], withClient: false,
    description: 'Je werkt op een afdeling met twaalf bewoners. Je helpt bij de zorg en reikt medicatie aan uit de rol. Bij twee bewoners wissel je de katheterzak. Je rapporteert op de tablet.' },
  { title: 'Verpleegkundige dienst somatiek', at: 'residence', level: 'verpleegkundige_mbo', serviceType: 'verpleging', acts: ['infuus_verzorgen', 'wondzorg_complex'], parts: ['early', 'day', 'late'], withClient: false,
    description: 'Je hebt de verpleegkundige leiding over twee afdelingen. Je doet de visite met de arts, verzorgt wonden en een infuus. Je steunt de verzorgenden en beslist mee bij een val of koorts.' },
  { title: 'Palliatieve zorg, één bewoner', at: 'residence', level: 'verpleegkundige_hbo', serviceType: 'palliatief_terminaal', acts: ['palliatieve_sedatie', 'medicatiepomp'], parts: ['day', 'late', 'night'], withClient: true,
    description: 'Je zorgt voor één bewoner in de laatste dagen en voor de familie. Er loopt een medicatiepomp. Je overlegt met de huisarts en legt alles goed vast. Er is veel rust en tijd.' },
  { title: 'Dagdienst bewoner met sondevoeding', at: 'residence', level: 'verzorgende_ig', serviceType: 'persoonlijke_verzorging', acts: ['sondevoeding', 'peg'], parts: ['day'], withClient: true,
    description: 'Je zorgt deze dag vooral voor één bewoner met sondevoeding via een PEG. Daarnaast help je bij de maaltijden op de groep. Je werkt samen met een vaste verzorgende.' },
  { title: 'Begeleider vroege dienst', at: 'support', level: 'begeleider_3', serviceType: 'begeleiding', acts: ['medicatie_aanreiken'], parts: ['early'], withClient: false,
    description: 'Je start de dag met zes bewoners met een licht verstandelijke beperking. Je helpt bij opstaan en ontbijt en zorgt dat iedereen op tijd naar het werk of de dagbesteding gaat.' },
  { title: 'Begeleider avonddienst', at: 'support', level: 'begeleider_3', serviceType: 'begeleiding', acts: [], parts: ['late', 'evening'], withClient: false,
    description: 'Je kookt en eet samen met de bewoners en drinkt koffie. Je helpt bij afspraken voor de volgende dag. Een bewoner vindt drukte lastig: in het plan staat wat dan helpt.' },
  { title: 'Persoonlijk begeleider', at: 'support', level: 'begeleider_4', serviceType: 'begeleiding', acts: ['medicatie_toedienen'], parts: ['day'], withClient: true,
    description: 'Je begeleidt één bewoner bij post, geld en contact met familie. Je werkt aan de doelen uit het plan en schrijft een korte rapportage. Je deelt de medicatie van het middaguur uit.' },
  { title: 'Slaapdienst woonlocatie', at: 'support', level: 'begeleider_4', serviceType: 'nachtzorg_slaap', acts: ['medicatie_toedienen'], parts: ['night'], withClient: false,
    description: 'Je slaapt op de locatie en bent er als dat nodig is. Meestal is de nacht rustig. Je doet de avondoverdracht, deelt medicatie uit en helpt bij het opstaan.' },
  { title: 'Zorg op de woonlocatie', at: 'support', level: 'verzorgende_ig', serviceType: 'persoonlijke_verzorging', acts: ['medicatie_toedienen'], parts: ['early', 'evening'], withClient: false,
    description: 'Je doet de lichamelijke zorg bij vier bewoners die ouder worden. Je deelt medicatie uit en let op hoe het gaat. De begeleiders kennen de bewoners goed en werken met je mee.' },
]
