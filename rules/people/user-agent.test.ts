import { expect, test } from 'vitest'
import { deviceOf } from './user-agent.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const mobileWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X)'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:147.0) Gecko/20100101 Firefox/147.0', 'Firefox op Windows'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0', 'Firefox op Linux'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:147.0) Gecko/147.0 Firefox/147.0', 'Firefox op Android'],
  [`${iPhone} ${mobileWebKit} FxiOS/147.0 Mobile/15E148 Safari/605.1.15`, 'Firefox op iPhone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/149.0.0.0 Mobile Safari/537.36`, 'Chrome op Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/149.0.0.0 Safari/537.36`, 'Chrome op Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/149.0.0.0 Safari/537.36`, 'Chrome op Chromebook'],
  [`${iPhone} ${mobileWebKit} CriOS/149.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome op iPhone'],
  [`${iPhone} ${mobileWebKit} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari op iPhone'],
  [`Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) ${mobileWebKit} Version/16.6 Mobile/15E148 Safari/604.1`, 'Safari op iPad'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${mobileWebKit} Version/26.0 Safari/605.1.15`, 'Safari op Mac'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`, 'Edge op Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/149.0.0.0 Mobile Safari/537.36 EdgA/149.0.0.0`, 'Edge op Android'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/149.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera op Mac'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet op Android',
  ],
  [`${iPhone} ${mobileWebKit} Mobile/15E148`, 'Onbekende browser op iPhone'],
  ['Mozilla/5.0 (Mobile; rv:147.0) Gecko/147.0 Firefox/147.0', 'Firefox'],
  ['curl/8.14.1', 'Onbekend apparaat'],
  ['', 'Onbekend apparaat'],
  [null, 'Onbekend apparaat'],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
