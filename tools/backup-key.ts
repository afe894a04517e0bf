// npm run backup-key -- FILE: generates a key for backups. The file decrypts them; the printed recipient encrypts them.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { newKey } from '../api/platform/backup/sealing.ts'
import { failureAt } from '../api/platform/backup/words/words.ts'
import { reportFailure } from './backup-command.ts'

const main = async () => {
  const [given, ...more] = process.argv.slice(2)
  if (!given || given.startsWith('-') || more.length > 0) throw new Error('Gebruik: npm run backup-key -- BESTAND')
  const file = resolve(given)
  const { key, recipient } = await newKey()
  try {
    writeFileSync(file, `# public key: ${recipient}\n${key}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Error(`${file} is er al. Er is geen sleutel gemaakt.`)
    throw failureAt(error, file, 'Er is geen sleutel gemaakt.')
  }
  for (const line of [
    `De sleutel staat in ${file}. Start Zorginzet met:`,
    `BACKUP_RECIPIENT=${recipient}`,
    'Bewaar de sleutel op twee plaatsen, en niet op deze machine: naast de gegevens of de back-ups beschermt hij niets.',
    'Zonder de sleutel zet niemand een back-up terug, ook wij niet.',
  ])
    console.log(line)
}

main().catch(reportFailure)
