// Makes the PDF of an agreement when both have agreed.
import type { Tasks } from '../platform/concept.ts'
import { agreementPdf } from './print.ts'

export const tasks: Tasks = {
  'keep-agreement': async ({ db, payload, now }) => void (await agreementPdf(db, String(payload.agreement), now)),
}
