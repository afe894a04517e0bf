import type { AnswerOf } from '#client/api.ts'
import { ask } from '#client/cache.ts'

export type Worker = AnswerOf<'GET /care_workers/{uuid}'>
/** The props of each tab. */
export type PartProps = { worker: Worker }
export const askWorker = (uuid: string) => ask('GET /care_workers/{uuid}', { uuid })
