// The first match counts: Edge, Opera and Samsung also call themselves Chrome, and Chrome calls itself Safari; every Android is
// also Linux, and an iPhone is "like Mac OS X". An iPad in desktop mode claims to be a Mac: the two cannot be told apart.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Takes the User-Agent header of a browser, null when it was not sent; gives a device name that its owner recognizes: "Firefox op
 * Windows", "Safari op iPhone", "Onbekend apparaat". Only for display: a browser can send any user agent.
 */
export function deviceOf(userAgent: string | null): string {
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const browser = nameIn(browsers)
  const system = nameIn(systems)
  if (!system) return browser ?? 'Onbekend apparaat'
  return `${browser ?? 'Onbekende browser'} op ${system}`
}
