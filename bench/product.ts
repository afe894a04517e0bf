// The product as in production, on the database of the bench. Its mails stay in the queue: they would be sent after the response,
// and the bare server has none.
import { readSettings } from '../api/platform/settings.ts'
import { openApi } from '../api/server.ts'
import { answerMeasures } from './measures.ts'

const settings = readSettings()
const { app } = await openApi(settings, settings.databaseUrl!)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
answerMeasures(Number(new URL(address).port))
