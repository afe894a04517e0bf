// npm run demo -- --scale 100000: creates the demo world on an empty database, and with it a large world with this many care moments.
import { openDatabase, openPool } from '../api/platform/database/database.ts'
import { startEmbeddedPostgres } from '../api/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../api/platform/database/migrate.ts'
import { readSettings } from '../api/platform/settings.ts'
import { openApi } from '../api/server.ts'
import { makeLargeWorld } from './scale.ts'
import { makeDemoWorld } from './world.ts'

const say = (line: string) => console.log(line)
const readScale = (args: string[]): number => {
  const at = args.indexOf('--scale')
  const moments = at < 0 ? 0 : Number(args[at + 1])
  if (Number.isInteger(moments) && moments >= 0 && moments <= 5_000_000) return moments
  throw new Error('Gebruik: npm run demo -- --scale 100000 (een aantal zorgmomenten, hooguit 5.000.000)')
}

const main = async () => {
  const moments = readScale(process.argv.slice(2))
  const settings = readSettings()
  if (settings.production) throw new Error('De demowereld is niet voor productie.')
  const own = settings.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: `${settings.dataDir}/postgres`, log: say, archive: settings.backups?.folder })
  const url = own?.url ?? settings.databaseUrl!
  try {
    await migrate(url)
    const server = await openApi(settings, url)
    try {
      await makeDemoWorld(server, url, say)
      const started = performance.now()
      if (moments > 0) {
        const owner = openDatabase(openPool(url))
        await makeLargeWorld(owner, moments, say)
        await owner.destroy()
      }
      if (moments > 0) say(`${moments} zorgmomenten in ${Math.round((performance.now() - started) / 1000)} seconden`)
    } finally {
      await server.stop()
    }
  } finally {
    await own?.stop()
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
