// The server that kill-work.test.ts kills: it works through the queue of the given database, and sends mails through the mail
// server on this port.
import { openApi } from '../../api/server.ts'
import { settings } from './settings.ts'

const [databaseUrl, mailPort] = process.argv.slice(2)
const server = await openApi({ ...settings, smtpUrl: `smtp://127.0.0.1:${mailPort}?ignoreTLS=true` }, databaseUrl!)
await server.startWork()
console.log(JSON.stringify({ works: true }))
