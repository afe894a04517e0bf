import { describe, expect, test } from 'vitest'
import type { SealedKind } from './seal-makers.ts'
import { readSealedText } from './sealed-text.ts'

const kvk =
  'Uittreksel Handelsregister Kamer van Koophandel KvK-nummer 12345678 Pagina 1 (van 1) Onderneming Handelsnaam Zorg van Saskia ' +
  'Rechtsvorm Eenmanszaak Startdatum onderneming 01-01-2019 Eigenaar Naam Boer, Saskia Maria de ' +
  'Geboortedatum 12-03-1985 Adres Lindelaan 4, 3511AB Utrecht Datum in functie 01-01-2019'
const big =
  'Uittreksel BIG-register\nNaam: Saskia Maria de Boer\nGeboortedatum: 12 maart 1985\nBIG-nummer: 19012345630\nBeroepsgroep: Verpleegkundigen'
const duo =
  'Uittreksel diplomaregister Naam Saskia Maria de Boer Geboortedatum 12-03-1985 Geboorteplaats Utrecht Diploma Verzorgende IG ' +
  'Niveau mbo 3 Instelling ROC Midden Nederland Datum diploma 30-06-2006'
// In the order of an extract of 2026; of an invented person.
const duoOf2026 =
  'Uit het register onderwijsdeelnemers DIPLOMA Middelbaar beroepsonderwijs Verzorgende IG (niveau 3) BEHAALD DOOR ' +
  'Saskia Maria de Boer Geboren op 12 maart 1985 UITGEGEVEN DOOR ROC Midden Nederland Utrecht, 1 juli 2006 ' +
  'Dit diploma heeft niveau NLQF 3 / EQF 3. Downloaddatum: 2 september 2026 123456 - pagina 1/1'
const owner = { name: 'Saskia Maria de Boer', birthDate: '1985-03-12' }

describe('the text under a seal', () => {
  test.each<[string, SealedKind, string, object]>([
    ['an extract of KvK', 'kvk', kvk, { ...owner, number: '12345678' }],
    [
      'one with a place beside the date',
      'kvk',
      kvk.replace('datum 12-03-1985', 'datum en -plaats 12-03-1985, Utrecht'),
      { ...owner, number: '12345678' },
    ],
    [
      'one with a colon after each label',
      'kvk',
      kvk.replace(/(Eigenaar|Naam|KvK-nummer|Geboortedatum) /g, '$1: '),
      { ...owner, number: '12345678' },
    ],
    ['an extract of the BIG-register', 'big', big, { ...owner, number: '19012345630' }],
    ['an extract of DUO', 'diploma', duo, { ...owner, diploma: 'Verzorgende IG' }],
    [
      'an extract of DUO of 2026',
      'diploma',
      duoOf2026,
      { ...owner, diploma: 'Middelbaar beroepsonderwijs Verzorgende IG (niveau 3)' },
    ],
    [
      'a name with an apostrophe',
      'diploma',
      duo.replace('Saskia Maria de Boer', "Zoë van 't Hof-Çelik"),
      { ...owner, name: "Zoë van 't Hof-Çelik", diploma: 'Verzorgende IG' },
    ],
  ])('%s is read', (_name, kind, text, facts) => {
    expect(readSealedText(kind, text)).toEqual(facts)
  })
  test.each<[string, SealedKind, string]>([
    ['another paper of the same maker', 'kvk', kvk.replace('Uittreksel Handelsregister', 'Jaarrekening')],
    ['no date of birth', 'kvk', kvk.replace('Geboortedatum', 'Leeftijd')],
    ['a date that is none', 'diploma', duo.replace('12-03-1985', '31-02-1985')],
    ['a number that is too short', 'big', big.replace('19012345630', '1901234563')],
    ['two diplomas', 'diploma', `${duo} Diploma Verpleegkundige`],
    ['two diplomas in one of 2026', 'diploma', duoOf2026.replace('UITGEGEVEN', 'GETUIGSCHRIFT Verpleegkundige UITGEGEVEN')],
    ['two owners', 'kvk', `${kvk} Eigenaar Naam Jansen, Jan`],
    [
      'a trade name that says whose it is',
      'kvk',
      kvk.replace('Zorg van Saskia', 'Eigenaar Naam Jan Jansen Geboortedatum 01-01-1990'),
    ],
    ['a name with more than a name in it', 'diploma', duo.replace('Saskia Maria de Boer', 'Saskia 123 <b>')],
    ['no text at all', 'diploma', ''],
  ])('%s is not read', (_name, kind, text) => {
    expect(readSealedText(kind, text)).toBeUndefined()
  })
})
