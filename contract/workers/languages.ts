// The languages care is given in, by code, with their Dutch names. The codes are of ISO 639-1; where that has none, of ISO 639-2.

/** The languages people can choose, most spoken first. */
export const languageName = {
  nl: 'Nederlands',
  en: 'Engels',
  de: 'Duits',
  fr: 'Frans',
  ar: 'Arabisch',
  tr: 'Turks',
  ber: 'Berbers (Tamazight)',
  pap: 'Papiaments',
  srn: 'Sranantongo',
  pl: 'Pools',
  es: 'Spaans',
  pt: 'Portugees',
  it: 'Italiaans',
  uk: 'Oekraïens',
  ru: 'Russisch',
  ro: 'Roemeens',
  bg: 'Bulgaars',
  fa: 'Perzisch (Farsi, Dari)',
  so: 'Somalisch',
  ti: 'Tigrinya',
  am: 'Amhaars',
  ku: 'Koerdisch',
  zh: 'Chinees',
  hi: 'Hindi',
  ur: 'Urdu',
  id: 'Indonesisch',
  vi: 'Vietnamees',
  fy: 'Fries',
  sgn: 'Gebarentaal',
} as const satisfies Record<string, string>
export type Language = keyof typeof languageName
export const languages = Object.keys(languageName) as [Language, ...Language[]]
