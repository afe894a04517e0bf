// Screenshots of every screen and every dialog, for reviewing a change in appearance: three widths, two schemes, a sheet for each
// screen and a page with all sheets. Given part of an address, only those whose name contains it.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { startEmbeddedPostgres } from '../../api/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../../api/platform/database/migrate.ts'
import { openApi } from '../../api/server.ts'
import { makeDemoWorld } from '../../demo/world.ts'
import { type App, openAppOn } from '../journeys/app.ts'
import { settings } from '../servers/settings.ts'
import { logInAs } from './log-in-as.ts'
import { colour, makeWide } from './looks.ts'
import { opensAt } from './more-views.ts'
import { openDialog } from './open-dialog.ts'
import { type Viewer, viewers } from './people.ts'
import { settle } from './places.ts'
import { type Stop, stops, viewersAt } from './stops.ts'

/** The width of a window, and of its screenshot on the sheet. */
const sizes = [
  { width: 360, drawn: 270 },
  { width: 768, drawn: 480 },
  { width: 1440, drawn: 800 },
]
const gap = 16
const folder = 'pictures'
const side = Math.max(...sizes.map(({ drawn }) => drawn))

interface Picture {
  bytes: Buffer
  width: number
  height: number
}
/** A screenshot of the whole page, as in a window of that height: sticky elements are where they would be at the end. */
const draw = async (page: Page, drawn: number, whole: boolean): Promise<Picture> => {
  const { width, height } = page.viewportSize()!
  const full: number = await page.evaluate('document.documentElement.scrollHeight')
  if (whole) await page.setViewportSize({ width, height: full })
  const shot = await page.screenshot()
  await page.setViewportSize({ width, height })
  const { data, info } = await sharp(shot).resize({ width: drawn }).png().toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
const takeAll = async (stop: Stop, page: Page, address: string): Promise<Picture[][]> => {
  const rows: Picture[][] = [[], []]
  const open = sizes.filter(({ width }) => !stop.dialog || opensAt(stop.dialog, width))
  for (const { width, drawn } of open) {
    await makeWide(page, width)
    await settle(page, address)
    if (stop.dialog) await openDialog(page, stop.dialog)
    for (const [row, scheme] of (['light', 'dark'] as const).entries()) {
      await colour(page, scheme)
      rows[row]!.push(await draw(page, drawn, !stop.dialog))
    }
  }
  return rows
}
/** Light above dark, from narrow to wide. */
const makeSheet = async (rows: Picture[][], file: string): Promise<void> => {
  const heights = rows.map(row => Math.max(...row.map(({ height }) => height)))
  const placed = rows.flatMap((row, at) => {
    const top = gap + (at === 0 ? 0 : heights[0]! + gap)
    return row.map(({ bytes }, place) => ({
      input: bytes,
      top,
      left: gap + row.slice(0, place).reduce((sum, { width }) => sum + width + gap, 0),
    }))
  })
  const width = gap + rows[0]!.reduce((sum, each) => sum + each.width + gap, 0)
  const height = gap + heights.reduce((sum, each) => sum + each + gap, 0)
  const sheet = sharp({ create: { width: Math.max(width, side), height, channels: 3, background: '#8a8a8a' } })
  await sheet.composite(placed).jpeg({ quality: 82 }).toFile(file)
}
const fileOf = ({ name }: Stop) => `${name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}.jpg`
const indexOf = (made: readonly Stop[]) => `<!doctype html>
<html lang="nl"><meta charset="utf-8"><title>Schermen</title>
<style>body { font: 16px system-ui; margin: 24px } img { max-width: 100%; height: auto }</style>
<h1>Schermen</h1>
<ol>${made.map(stop => `<li><a href="#${fileOf(stop)}">${stop.name}</a></li>`).join('')}</ol>
${made.map(stop => `<h2 id="${fileOf(stop)}">${stop.name}</h2><a href="${fileOf(stop)}"><img loading="lazy" src="${fileOf(stop)}" alt=""></a>`).join('\n')}
</html>
`

/** Makes the sheets of the screens of this viewer. */
const lookAs = async (app: App, viewer: Viewer, theirs: readonly Stop[]): Promise<void> => {
  const { page, close } = await app.visit()
  await logInAs(app, page, viewer)
  for (const stop of theirs) {
    const address = await stop.find({ app, page, username: viewer.username })
    await makeSheet(await takeAll(stop, page, address), join(folder, fileOf(stop)))
    console.log(stop.name)
  }
  await close()
}

const openDemo = async (): Promise<App> => {
  const own = mkdtempSync(join(tmpdir(), 'zorginzet-pictures-'))
  chmodSync(own, 0o755)
  const database = await startEmbeddedPostgres({ dataDir: join(own, 'data'), log: () => undefined, unsafe: true })
  await migrate(database.url)
  const server = await openApi(settings, database.url)
  await makeDemoWorld(server, database.url, () => undefined)
  await server.stop()
  return openAppOn(database.url, async () => {
    await database.stop()
    rmSync(own, { recursive: true, force: true })
  })
}

const main = async (part = '') => {
  const wanted = stops.filter(({ name }) => name.includes(part))
  if (wanted.length === 0) throw new Error(`Geen scherm heeft “${part}” in zijn naam.`)
  const began = performance.now()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const app = await openDemo()
  try {
    const queue = viewers.map(viewer => ({ viewer, theirs: wanted.filter(stop => viewersAt(stop)[0] === viewer) }))
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        if (next.theirs.length > 0) await lookAs(app, next.viewer, next.theirs)
    }
    await Promise.all([work(), work()])
  } finally {
    await app.close()
  }
  writeFileSync(join(folder, 'index.html'), indexOf(wanted))
  console.log(`${folder}/index.html: ${wanted.length} schermen na ${Math.round((performance.now() - began) / 1000)} s`)
}

main(process.argv[2]).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
