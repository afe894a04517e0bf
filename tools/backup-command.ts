// What the commands of backups have in common.
import type { Settings } from '../api/platform/settings.ts'

/** Throws for a database that is not ours to copy. */
export const mustBeEmbedded = ({ databaseUrl }: Pick<Settings, 'databaseUrl'>): void => {
  if (databaseUrl)
    throw new Error(
      'Dit is voor de database van de pakketten. Van die van DATABASE_URL maak je een back-up zoals in docs/operations/backup.md.',
    )
}

/** Prints the failure in one sentence, and exits with 1. */
export const reportFailure = (error: Error): void => {
  console.error(error.message)
  process.exitCode = 1
}
