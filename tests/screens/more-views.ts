// What the address of a screen alone does not show: its other views, and its dialogs by the button that opens them.
import type { Screen } from '../../contract/addresses.ts'
import { apiClient, organizationOfProvider, provider, webhook } from './doors.ts'
import { type Find, freelancer, reported, workedFor } from './places.ts'

export interface View {
  screen: Screen
  query: string
  /** Its own title, if not the screen's. */
  title?: string
  /** The end of the query, found as this viewer. */
  find?: Find
}
const doors = '?onderdeel=organisatie&deel=koppelingen'
/** Screens that look different depending on their address. */
export const views: View[] = [
  { screen: '/werk/nieuwe-opdrachten', query: '?weergave=kaart' },
  { screen: '/werk/nieuwe-opdrachten', query: '?weergave=kalender' },
  { screen: '/werk/nieuwe-opdrachten', query: '?verborgen=ja' },
  { screen: '/werk/planning', query: '?weergave=maand' },
  { screen: '/werk/planning', query: '?melding=', find: reported },
  { screen: '/werk/profiel-bewerken', query: '?melding=', find: reported },
  { screen: '/werk/client/[uuid]/rapportage', query: '?nieuw=1' },
  { screen: '/werk/client/[uuid]/rapportage', query: '?gebied=huid' },
  // The longest name of all.
  { screen: '/werk/client/[uuid]/rapportage', query: '?gebied=communicatie-met-maatschappelijke-voorzieningen' },
  { screen: '/werk/client/[uuid]/zorgmomenten', query: '?wanneer=geweest' },
  { screen: '/werk', query: '?meldingen=lijst' },
  { screen: '/werk', query: '?meldingen=berichten' },
  { screen: '/werk', query: '?meldingen=instellingen' },
  { screen: '/werk/facturatie', query: '?maand=10' },
  { screen: '/werk/documenten', query: '?document=bav' },
  { screen: '/werk/documenten', query: '?document=vog&inleveren=1' },
  { screen: '/werk/documenten', query: '?dossier=alle' },
  { screen: '/werk/documenten', query: '?overeenkomsten=alle' },
  { screen: '/werk/documenten', query: '?overeenkomsten=wacht' },
  { screen: '/werk/documenten', query: '?dossier=', find: workedFor },
  { screen: '/werk/certificaten', query: '?document=certificate&inleveren=1' },
  { screen: '/werk/beveiliging', query: '?onderdeel=alle' },
  { screen: '/werk/beveiliging', query: '?onderdeel=meldingen' },
  { screen: '/werk/contact', query: '?uitleg=beslissingen' },
  { screen: '/werk/contact', query: '?uitleg=beslissingen&over=rooster' },
  { screen: '/organisatie/opdrachten', query: '?weergave=week' },
  { screen: '/organisatie/opdrachten', query: '?weergave=bord' },
  { screen: '/organisatie/opdrachten', query: '?weergave=cijfers' },
  { screen: '/organisatie/opdrachten', query: '?weergave=rooster' },
  { screen: '/backoffice/open-zorgmomenten', query: '?weergave=rooster' },
  { screen: '/backoffice/open-zorgmomenten', query: '?kolommen=niveau&kolommen=tarief&kolommen=sinds' },
  { screen: '/organisatie/opdrachten', query: '?status=uren-ingediend' },
  { screen: '/organisatie/clienten', query: '?nieuw=1' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=zorgvragen' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=opdrachten' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=zorgteam' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=wie-niet-komt' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=woning' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=contactpersonen' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=rapportage' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=zorgplan' },
  { screen: '/organisatie/clienten/[uuid]', query: '?onderdeel=inzage' },
  { screen: '/backoffice/clienten', query: '?binnen=14-dagen' },
  { screen: '/backoffice/clienten/[uuid]', query: '?onderdeel=zorgvragen' },
  { screen: '/backoffice/clienten/[uuid]', query: '?onderdeel=opdrachten' },
  { screen: '/backoffice/clienten/[uuid]', query: '?onderdeel=wie-niet-komt' },
  { screen: '/backoffice/clienten/[uuid]', query: '?onderdeel=zorgplan' },
  { screen: '/backoffice/clienten/[uuid]', query: '?onderdeel=berichten' },
  { screen: '/backoffice/clienten/[uuid]', query: '?nieuw=opdracht' },
  { screen: '/backoffice/clienten/[uuid]', query: '?onderdeel=bestand' },
  { screen: '/backoffice/clienten/[uuid]', query: '?onderdeel=inzage' },
  { screen: '/backoffice/zzpers/[uuid]', query: '?onderdeel=dossiers' },
  { screen: '/organisatie/opdrachten', query: '?weergave=week&kopieren=1' },
  { screen: '/organisatie/favorieten', query: '?nieuw=1' },
  { screen: '/organisatie/tarieven', query: '?onderdeel=organisatie', title: 'Organisatie' },
  { screen: '/organisatie/tarieven', query: '?onderdeel=organisatie&deel=mensen', title: 'Organisatie' },
  { screen: '/organisatie/tarieven', query: '?onderdeel=organisatie&deel=meldingen', title: 'Mijn account' },
  { screen: '/organisatie/tarieven', query: '?onderdeel=organisatie&deel=account', title: 'Mijn account' },
  { screen: '/organisatie/tarieven', query: '?onderdeel=facturen', title: 'Facturen' },
  { screen: '/organisatie/tarieven', query: '?onderdeel=papieren', title: 'Papieren' },
  { screen: '/organisatie/tarieven', query: '?onderdeel=overeenkomsten', title: 'Overeenkomsten' },
  { screen: '/organisatie/tarieven', query: '?onderdeel=overeenkomsten&lees=wacht', title: 'Overeenkomsten' },
  { screen: '/organisatie/tarieven', query: doors, title: 'Organisatie' },
  { screen: '/organisatie/tarieven', query: `${doors}&inlogdienst=`, title: 'Organisatie', find: provider },
  { screen: '/organisatie/tarieven', query: `${doors}&koppeling=`, title: 'Organisatie', find: webhook },
  { screen: '/organisatie/tarieven', query: `${doors}&client=`, title: 'Organisatie', find: apiClient },
  { screen: '/organisatie/tarieven', query: '?onderdeel=papieren&dossier=', title: 'DBA-dossier', find: freelancer },
  { screen: '/organisatie/contract-voorstellen', query: '?nieuw=ja' },
  { screen: '/backoffice/settings', query: '?onderdeel=meldingen' },
  { screen: '/backoffice/settings', query: '?onderdeel=account' },
  { screen: '/backoffice/settings', query: '?onderdeel=organisaties' },
  { screen: '/backoffice/settings', query: '?onderdeel=gebruikers' },
  { screen: '/backoffice/settings', query: '?onderdeel=begin' },
  { screen: '/backoffice/settings', query: '?onderdeel=geld&deel=uren' },
  { screen: '/backoffice/settings', query: '?onderdeel=geld&deel=uren&wacht=akkoord' },
  { screen: '/backoffice/settings', query: '?onderdeel=importeren' },
  { screen: '/backoffice/settings', query: '?onderdeel=big-register' },
  { screen: '/backoffice/settings', query: '?onderdeel=mails' },
  { screen: '/backoffice/settings', query: '?onderdeel=mails&mail=reaction_placed_on_series' },
  { screen: '/backoffice/settings', query: '?onderdeel=gebruikers&nieuw=1' },
  { screen: '/backoffice/settings', query: '?onderdeel=stamgegevens' },
  { screen: '/backoffice/settings', query: '?onderdeel=geld' },
  { screen: '/backoffice/settings', query: '?onderdeel=geld&deel=facturen' },
  { screen: '/backoffice/settings', query: '?onderdeel=geld&deel=grootboek' },
  { screen: '/backoffice/settings', query: '?onderdeel=geld&deel=loon' },
  { screen: '/backoffice/settings', query: '?onderdeel=bewaartermijnen' },
  { screen: '/backoffice/settings', query: '?onderdeel=functies' },
  { screen: '/backoffice/settings', query: '?onderdeel=taken' },
  { screen: '/backoffice/settings', query: '?onderdeel=logins' },
  { screen: '/backoffice/settings', query: '?onderdeel=opdrachtovereenkomsten' },
  { screen: '/backoffice/settings', query: '?onderdeel=api-clients' },
  { screen: '/backoffice/settings', query: '?onderdeel=organisaties&organisatie=', find: organizationOfProvider },
]
/** Addresses that lead nowhere, and their messages. */
export const astray = [
  { address: '/bestaat-niet', title: 'Deze pagina bestaat niet - Zorginzet', refused: true },
  { address: '/werk/contractvoorstel/niets', title: 'Contractvoorstel - Zorginzet', refused: true },
  { address: '/account/wachtwoord-opnieuw-instellen/niets', title: 'Nieuw wachtwoord - Zorginzet', refused: true },
]

export interface OpenedScreen {
  screen: Screen
  query?: string
  title?: string
  /** The text of the button, or its beginning; the first visible match. */
  button: string
  /** The window widths at which it is there; all when left out. */
  from?: number
  upTo?: number
  /** The only viewer of the screen who has it; all of them when left out. */
  who?: string
}
/** How a dialog is opened. */
export const dialogs: OpenedScreen[] = [
  { screen: '/werk', button: 'Meer', upTo: 768 },
  { screen: '/werk/nieuwe-opdrachten', button: 'Filters', upTo: 360 },
  { screen: '/werk/nieuwe-opdrachten', button: 'Bewaarde filters', from: 768 },
  { screen: '/werk/nieuwe-opdrachten', button: 'Meer over' },
  { screen: '/werk/planning', button: 'Zet in je agenda' },
  { screen: '/werk/planning', button: 'Beschikbaarheid opgeven' },
  { screen: '/werk/client/[uuid]', button: 'Alles', upTo: 768 },
  { screen: '/werk/client/[uuid]/woning', button: 'Toon de code' },
  { screen: '/werk/client/[uuid]/zorgplan', button: 'Score geven' },
  { screen: '/werk/client/[uuid]/zorgplan', button: 'Aandachtsgebied toevoegen' },
  { screen: '/werk/client/[uuid]/medicatie', button: 'Medicatie toevoegen' },
  { screen: '/werk/contractvoorstel/[token]', button: 'Afwijzen' },
  { screen: '/werk/contractvoorstel/[token]', button: 'Aannemen' },
  { screen: '/werk/facturatie', button: 'Gewerkt' },
  { screen: '/werk/facturen/[period]/[uuid]', button: 'Uurtarief' },
  { screen: '/werk/uren-indienen', button: 'Geef je mening' },
  { screen: '/werk/facturatie', button: 'Btw-keuze wijzigen' },
  { screen: '/werk/beveiliging', button: 'App instellen' },
  { screen: '/werk/beveiliging', button: 'Code per e-mail kiezen' },
  { screen: '/organisatie/opdrachten', button: 'Filters', upTo: 360 },
  { screen: '/organisatie/opdrachten', button: 'Zoek' },
  { screen: '/organisatie/opdrachten/nieuw', button: 'Sjabloon kiezen' },
  { screen: '/organisatie/opdrachten/[uuid]', button: 'Kiezen' },
  { screen: '/organisatie/opdrachten/[uuid]', button: 'Vraag iemand' },
  { screen: '/organisatie/clienten', button: 'Filters', upTo: 360 },
  { screen: '/organisatie/clienten/[uuid]', button: 'Uit zorg melden' },
  { screen: '/organisatie/clienten/[uuid]', button: 'Dossier downloaden' },
  { screen: '/backoffice/clienten', button: 'Filters', upTo: 360 },
  { screen: '/backoffice/clienten/[uuid]', button: 'Gegevens wijzigen' },
  { screen: '/organisatie/favorieten', button: 'Uitnodigen' },
  {
    screen: '/organisatie/tarieven',
    query: doors,
    title: 'Organisatie',
    button: 'Inlogdienst toevoegen',
    who: 'an organization',
  },
  { screen: '/organisatie/tarieven', query: doors, title: 'Organisatie', button: 'Koppeling toevoegen', who: 'an organization' },
  { screen: '/organisatie/tarieven', query: doors, title: 'Organisatie', button: 'API-client maken', who: 'an organization' },
  { screen: '/backoffice/settings', query: '?onderdeel=functies', button: 'Aan- of uitzetten', who: 'a planner' },
  { screen: '/backoffice/open-zorgmomenten', button: 'Kolommen', from: 1440 },
]
/** Whether this dialog can be opened in a window of this width. */
export const opensAt = ({ from = 0, upTo = Number.POSITIVE_INFINITY }: OpenedScreen, width: number): boolean =>
  width >= from && width <= upTo
