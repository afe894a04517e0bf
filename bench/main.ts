// npm run bench -- NAME: the measurements of bench/README.md. With --write the results also go into bench/RESULTS.md.
import { openTokens } from '../api/platform/login/token.ts'
import { readSettings } from '../api/platform/settings.ts'
import { measureBurst } from './burst.ts'
import { compareAll } from './compare.ts'
import { withData } from './data.ts'
import { measureFirst } from './first.ts'
import { measureGrowth, sizes } from './growth.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureMemory } from './memory.ts'
import { keep } from './page.ts'
import { checkPlans } from './plans.ts'
import { burstReport, firstReport, growthReport, lighthouseReport, plansReport, report, screensReport } from './report.ts'
import { measureScreens } from './screens.ts'
import { measureSoak, soakReport } from './soak.ts'
import { type As, allReads, allWrites } from './work.ts'

const secret = 'only-for-the-bench-and-never-elsewhere'
const say = (line: string) => console.log(line)
const tokens = openTokens({ secret }, { has: () => false })
const as: As = async (uuid, role) => {
  const session = {
    username: 'bench',
    uuid,
    roles: [role],
    multi_factor_enabled: false,
    multi_factor_verified: false,
    user_features: [],
  }
  return {
    Authorization: `Bearer ${await tokens.sign(session, { seconds: 7200 })}`,
    Accept: 'application/ld+json',
    'x-account': uuid,
  }
}

const moments = 100_000
const settings = readSettings()
const parts: Record<string, () => Promise<void>> = {
  beside: () =>
    withData(settings, say, [moments], async ([data]) => {
      const [reads, writes] = [await allReads(data!, as), await allWrites(data!, as)]
      for (const work of writes) await work.reset?.()
      const compared = await compareAll([...reads, ...writes], data!.url, secret, say)
      const memory = await measureMemory(data!.url, secret, reads)
      tell(report({ ...compared, memory }))
    }),
  growth: () => withData(settings, say, sizes, async worlds => tell(growthReport(await measureGrowth(worlds, secret, as, say)))),
  burst: () => withData(settings, say, [10_000], async ([data]) => tell(burstReport(await measureBurst(data!, secret, as)))),
  screens: () => withData(settings, say, [moments], async ([data]) => tell(screensReport(await measureScreens(data!, secret)))),
  first: () =>
    withData(settings, say, [moments], async ([data]) => {
      tell(lighthouseReport(await measureLighthouse(data!, secret)))
      tell(firstReport(await measureFirst(data!, secret)))
    }),
  soak: () => withData(settings, say, [moments], async ([data]) => tell(soakReport(await measureSoak(data!, secret)))),
  plans: () =>
    withData(settings, say, [moments], async ([data]) => {
      const found = await checkPlans(data!.url, settings)
      tell(plansReport(found))
      if (found.failures.length > 0) throw new Error(`${found.failures.length} vragen lezen een grote tabel helemaal`)
    }),
}
const tell = (text: string) => {
  say(`\n${text}`)
  if (process.argv.includes('--write')) keep(text)
}

const asked = process.argv.slice(2).find(argument => !argument.startsWith('--')) ?? 'beside'
const part = parts[asked]
try {
  if (!part) throw new Error(`Gebruik: npm run bench -- [${Object.keys(parts).join(' | ')}] [--write]`)
  await part()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
