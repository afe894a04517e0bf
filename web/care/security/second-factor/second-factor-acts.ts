import { spoken } from '../../spoken.ts'

/** The changes to the second step: use mailed codes, use an app, make new recovery codes, switch it off. */
export type Act = 'email' | 'totp' | 'codes' | 'off'

type Words = { title: string; text: string; act: string; danger?: true }

/** The text of each dialog before it asks for the password. */
export const actWords = (): Record<Act, Words> => ({
  email: {
    title: 'Code per e-mail',
    text: spoken(
      'Bij het inloggen mailen we je voortaan een code. Een authenticator-app die je nu gebruikt, werkt dan niet meer.',
      'Bij het inloggen mailen wij u voortaan een code. Een authenticator-app die u nu gebruikt, werkt dan niet meer.',
    ),
    act: 'Aanzetten',
  },
  totp: {
    title: 'Authenticator-app instellen',
    text: spoken(
      'Je hebt een app nodig, zoals Google Authenticator of Microsoft Authenticator. Installeer die eerst op je telefoon.',
      'U hebt een app nodig, zoals Google Authenticator of Microsoft Authenticator. Installeer die eerst op uw telefoon.',
    ),
    act: 'Verder',
  },
  codes: {
    title: 'Nieuwe herstelcodes',
    text: spoken(
      'Je krijgt tien nieuwe codes. De codes die je nu hebt, werken dan niet meer.',
      'U krijgt tien nieuwe codes. De codes die u nu hebt, werken dan niet meer.',
    ),
    act: 'Nieuwe codes maken',
  },
  off: {
    title: 'Tweestapsverificatie uitzetten?',
    text: spoken(
      'Wie je wachtwoord weet, kan dan inloggen. Je herstelcodes werken niet meer.',
      'Wie uw wachtwoord weet, kan dan inloggen. Uw herstelcodes werken niet meer.',
    ),
    act: 'Uitzetten',
    danger: true,
  },
})
