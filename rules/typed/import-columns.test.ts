import { describe, expect, test } from 'vitest'
import { importFields } from '../../contract/office/imports.ts'
import { headingsKnown, matchColumns, missingIn } from './import-columns.ts'

const byHeading = (headings: string[], kind: 'clients' | 'care_workers' | 'rates' = 'clients', kept = {}) =>
  Object.fromEntries(Object.entries(matchColumns(importFields[kind], headings, kept)).map(([name, at]) => [name, headings[at]]))

describe('the columns of a file', () => {
  test.each([
    [
      'other capitals, units, spaces and points',
      ['VOORNAAM ', 'achter naam', 'Geboortedatum (dd-mm-jjjj)', 'Huisnr.', 'E-mail adres'],
      {
        firstName: 'VOORNAAM ',
        lastName: 'achter naam',
        birthDate: 'Geboortedatum (dd-mm-jjjj)',
        houseNumber: 'Huisnr.',
        email: 'E-mail adres',
      },
    ],
    [
      'words of other systems',
      ['Roepnaam', 'Voorvoegsel', 'Geb.datum', 'PC', 'Woonplaats', 'Tel.', 'Vestiging'],
      {
        firstName: 'Roepnaam',
        infix: 'Voorvoegsel',
        birthDate: 'Geb.datum',
        postcode: 'PC',
        city: 'Woonplaats',
        phone: 'Tel.',
        location: 'Vestiging',
      },
    ],
    [
      'whose they are',
      ['Naam cliënt', 'Telefoonnummer cliënt', 'E-mail privé'],
      { name: 'Naam cliënt', phone: 'Telefoonnummer cliënt', email: 'E-mail privé' },
    ],
    [
      'of two that would do, the likelier',
      ['Voorletters', 'Roepnaam', 'Mobiel', 'Telefoon 1'],
      { firstName: 'Roepnaam', phone: 'Telefoon 1', otherPhone: 'Mobiel' },
    ],
    [
      'a second number and a second address',
      ['Mobiel', 'Telefoon thuis', 'E-mail', 'E-mail werk'],
      {
        ...{ phone: 'Mobiel', otherPhone: 'Telefoon thuis', email: 'E-mail', otherEmail: 'E-mail werk' },
      },
    ],
    ['a second number by its own heading', ['Tel. 1', 'Tel. 2'], { phone: 'Tel. 1', otherPhone: 'Tel. 2' }],
    ['whose it is, when it is not theirs', ['Telefoon', 'Telefoon contactpersoon', 'Mail huisarts'], { phone: 'Telefoon' }],
    [
      'a name beside its parts is not needed',
      ['Naam', 'Voornaam', 'Achternaam'],
      { firstName: 'Voornaam', lastName: 'Achternaam' },
    ],
    ['a street without a number of its own holds both', ['Straat', 'Plaats'], { streetAndNumber: 'Straat', city: 'Plaats' }],
    [
      'a list of clients as Nedap Ons calls its columns',
      [
        ...['Cliëntnummer', 'Achternaam', 'Voorvoegsel', 'Geboortenaam', 'Voorvoegsel geboortenaam', 'Roepnaam', 'Geslacht'],
        ...['Toevoeging', 'Mobiel telefoonnummer', 'E-mailadres', 'Hoofdlocatie'],
      ],
      {
        ...{ lastName: 'Achternaam', infix: 'Voorvoegsel', firstName: 'Roepnaam', gender: 'Geslacht', email: 'E-mailadres' },
        ...{ houseNumberAddition: 'Toevoeging', phone: 'Mobiel telefoonnummer', location: 'Hoofdlocatie' },
      },
    ],
    ['what is none of these', ['Cliëntnummer', 'BSN', 'Opmerkingen', ''], {}],
  ])('%s', (_what, headings, found) => expect(byHeading(headings)).toEqual(found))
  test.each([
    [
      'its list',
      ['Medewerker', 'Roepnaam', 'Voorvoegsel', 'Achternaam', 'Toev. aan huisnr.', 'Telefoonnr. privé', 'Mobiel werk'],
      ['E-mail werk', 'E-mail privé', 'Mobiel privé', 'Functie', 'Type medewerker'],
    ],
    [
      'its connector',
      ['Naam', 'Roepnaam', 'Voorvoegsel_geboortenaam', 'Achternaam_geboortenaam', 'Toev._aan_huisnr.', 'Telefoonnr._privé'],
      ['Mobiel_werk', 'E-mail_werk', 'E-mail_privé', 'Mobiel_privé', 'Functie', 'Type_medewerker'],
    ],
  ])('of care workers as AFAS calls them, in %s: the mobile numbers before the one at home', (_what, first, more) => {
    const headings = [...first, ...more]
    const found = matchColumns(importFields.care_workers, headings, {})
    const columns = { ...{ firstName: 'Roepnaam', infix: 'Voorv', lastName: 'Achternaam', houseNumberAddition: 'Toev' } }
    const rest = { phone: 'Mobiel werk', otherPhone: 'Mobiel priv', email: 'E-mail werk', otherEmail: 'E-mail priv' }
    for (const [name, begin] of Object.entries({ ...columns, ...rest, expertiseLevel: 'Functie', contractTypes: 'Type' }))
      expect(headings[found[name]!]?.replaceAll('_', ' '), name).toMatch(new RegExp(`^${begin}`))
    expect(Object.keys(found)).toHaveLength(10)
  })
  test('are found as the last time, before their names', () => {
    expect(byHeading(['Straat', 'Adres', 'Nr'], 'clients', { street: 'Adres' })).toEqual({ street: 'Adres', houseNumber: 'Nr' })
  })
  test('of rates', () => {
    const headings = ['Tarief (€ per uur)', 'Ingangsdatum', 'Functie', 'Dienstverband', 'Locatie']
    expect(Object.keys(byHeading(headings, 'rates')).sort()).toEqual(
      Object.keys(importFields.rates)
        .filter(name => name !== 'organization')
        .sort(),
    )
  })
  test('name what is missing, and not what another column holds', () => {
    expect(missingIn(importFields.clients, { name: 0, streetAndNumber: 1, postcode: 2 })).toEqual(['city', 'location'])
    expect(headingsKnown(importFields.clients, ['Cliëntenlijst', '', ''])).toBe(0)
  })
})
