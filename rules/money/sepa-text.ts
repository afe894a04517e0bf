// Names and texts in the only characters that banks accept (EPC217-08): a-z, A-Z, 0-9, / - ? : ( ) . , ' + and space.

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const latin =
  'ß ss ẞ SS æ ae Æ AE œ oe Œ OE ø o Ø O đ d Đ D ð d Ð D þ th Þ Th ł l Ł L ı i ħ h Ħ H ŧ t Ŧ T ŋ ng Ŋ Ng ə e Ə E ɛ e Ɛ E ɔ o Ɔ O ' +
  'ɖ d Ɖ D ɗ d Ɗ D ɓ b Ɓ B ƙ k Ƙ K ƴ y Ƴ Y ɣ g Ɣ G ƒ f Ƒ F ĸ k ə e ǝ e Ǝ E ɨ i Ɨ I ʉ u Ʉ U'
/** As in passports (ICAO 9303-3, section 6B). A soft sign is dropped. */
const cyrillic =
  'а a б b в v г g ґ g д d ђ d е e є ie ж zh з z ѕ dz и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f х kh ц ts ч ch ' +
  'џ dz ш sh щ shch ъ ie ы y э e ю iu я ia ә a ғ g қ k ң n ө o ұ u ү u һ h ҳ h ҷ j ӣ i ӯ u'
/** By ELOT 743, for single letters. */
const greek = 'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o'
/** The national system of 2002. */
const georgian =
  'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h'

const pairsOf = (table: string) => {
  const words = table.split(' ')
  return words.flatMap((letter, index): [string, string][] => (index % 2 === 0 ? [[letter, words[index + 1]!]] : []))
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const withCapitals = (table: string) =>
  pairsOf(table).flatMap(([letter, plain]) => [[letter, plain] as const, [letter.toUpperCase(), capital(plain)] as const])
const plainOf = new Map<string, string>([
  ...pairsOf(latin),
  ...[cyrillic, greek].flatMap(withCapitals),
  ...pairsOf(georgian),
  ...pairsOf("& + € EUR ’ ' ‘ ' ʼ ' ʻ ' ´ ' ` ' – - — - ‐ - ‑ - − -"),
  ...['ь', 'Ь'].map((sign): [string, string] => [sign, '']),
])
// Two Greek letters for one sound.
const greekPairs: [RegExp, (first: string) => string][] = [
  [/([οΟ])[υύΥΎ]/gu, first => (first === 'ο' ? 'ou' : 'Ou')],
  [/([αεηΑΕΗ])[υύΥΎ](?=[θκξπσςτφχψ]|\P{L}|$)/gu, first => `${first}f`],
  [/([αεηΑΕΗ])[υύΥΎ]/gu, first => `${first}v`],
  [/γγ/gu, () => 'ng'],
]

/** Transliterates every letter in the tables and drops diacritics. Other characters stay. */
function plain(text: string): string {
  let result = text.normalize('NFC')
  for (const [pair, written] of greekPairs) result = result.replace(pair, (_, first: string) => written(first))
  return [...result.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')].map(letter => plainOf.get(letter) ?? letter).join('')
}
const unwritable = /[^A-Za-z0-9/\-?:().,'+ ]/gu
const cut = (text: string, maximum: number) => text.replace(/ +/g, ' ').trim().slice(0, maximum).trim()

/**
 * Takes a text; gives it in the SEPA character set, cut to a length. Letters are transliterated; one that is in no table becomes
 * a question mark, to show that something was there; any other character becomes a space.
 */
export const sepaText = (text: string, maximum: number): string =>
  cut(
    plain(text)
      .replace(/(?![A-Za-z0-9])[\p{L}\p{N}]+/gu, '?')
      .replace(unwritable, ' '),
    maximum,
  )

/**
 * Takes the name of a payer or payee; gives it in the SEPA character set, at most 70 characters. Undefined when a letter is in no
 * table: a name with missing letters could be somebody else's, and banks compare it with the account's.
 */
export function sepaName(name: string): string | undefined {
  const written = plain(name)
  if (/(?![A-Za-z0-9])[\p{L}\p{N}]/u.test(written)) return undefined
  const text = cut(written.replace(unwritable, ' '), 70)
  return /[A-Za-z0-9]/.test(text) ? text : undefined
}
