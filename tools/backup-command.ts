// What the backup commands share.
import type { Settings } from '../api/platform/settings.ts'

/** Throws for a database server that the product does not run itself. */
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
