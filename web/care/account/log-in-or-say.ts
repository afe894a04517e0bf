import { Problem } from '#client/api.ts'
import { login } from '#client/session.ts'

/** The message for a refused login, by HTTP status. */
function explain(status: number): string {
  if (status === 401) return 'E-mailadres of wachtwoord klopt niet.'
  if (status === 429) return 'Te vaak geprobeerd. Wacht een kwartier, of kies een nieuw wachtwoord.'
  return 'Inloggen lukt nu niet. Controleer de verbinding en probeer het opnieuw.'
}
/** Logs in with a password; a refusal is a Problem with its sentence. */
export const logInOrSay = (credentials: Parameters<typeof login>[0]) =>
  login(credentials).catch(({ status = 0 }: { status?: number }) => {
    throw new Problem(status, explain(status))
  })
