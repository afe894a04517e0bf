import type { Address } from '#contract/addresses.ts'

type Of = 'organizations' | 'locations' | 'rates' | 'users' | 'workers' | 'clients' | 'office' | 'account'
/** The number of each; undefined while unknown. */
export type Done = Record<Of, number | undefined>
export const isDone = (count: number | undefined): boolean => count !== undefined && count > 0

type Step = {
  of: Of
  title: string
  text: string
  act: string
  href: Address
  /** The import, for what can come from a spreadsheet. */
  csv?: Address
  isOptional?: true
}
const settings = '/backoffice/settings'

/** The steps before the first assignment, in order; with the organization that gets the locations, users and rates. */
export const stepsOf = (organization: string | undefined): Step[] => {
  const theirs: Address = `${settings}?onderdeel=organisaties${organization ? `&organisatie=${organization}` : ''}`
  return [
    {
      ...{
        of: 'organizations',
        title: 'Een organisatie',
        act: 'Naar de organisaties',
        href: `${settings}?onderdeel=organisaties`,
      },
      text: 'Wie de zorg inkoopt: naam, adres en waar de facturen heen gaan.',
    },
    {
      ...{ of: 'locations', title: 'Een locatie', act: 'Locatie toevoegen', href: theirs },
      text: 'Waar gewerkt wordt. Zorgverleners zien hoe ver het is.',
    },
    {
      ...{
        of: 'rates',
        title: 'Tarieven',
        act: 'Tarief toevoegen',
        href: theirs,
        csv: `${settings}?onderdeel=importeren&wat=rates`,
      },
      text: 'Per locatie, niveau en contractvorm. Zonder tarief vul je bij elke opdracht zelf een bedrag in.',
    },
    {
      ...{ of: 'users', title: 'Gebruikers van de organisatie', act: 'Collega uitnodigen', href: theirs },
      text: 'Zij plaatsen opdrachten, kiezen wie er komt en keuren uren goed.',
    },
    {
      ...{
        of: 'office',
        title: 'Bereikbaarheid',
        act: 'Nummer en tijden invullen',
        href: `${settings}?onderdeel=stamgegevens&tabel=bereikbaarheid`,
      },
      text: 'Het nummer dat zorgverleners en familie bellen. De andere stamgegevens zijn gevuld; kijk of ze passen.',
    },
    {
      ...{ of: 'workers', title: 'Zorgverleners', act: 'Naar de zorgverleners', href: '/backoffice/zzpers' },
      ...{ csv: `${settings}?onderdeel=importeren&wat=care_workers` },
      text: 'Zij schrijven zich in, of komen uit een bestand en krijgen een mail om hun inschrijving af te maken.',
    },
    {
      ...{ of: 'clients', title: 'Cliënten', act: 'Naar de cliënten', href: '/backoffice/clienten' },
      ...{ csv: `${settings}?onderdeel=importeren&wat=clients` },
      text: 'Voor zorg bij iemand thuis. Voor diensten op een locatie zijn ze niet nodig.',
      isOptional: true,
    },
    {
      ...{ of: 'account', title: 'De rekening', act: 'Rekening invullen', href: `${settings}?onderdeel=geld` },
      text: 'Waarvan zzp’ers worden uitbetaald. Nodig vóór de eerste betaling.',
      isOptional: true,
    },
  ]
}
