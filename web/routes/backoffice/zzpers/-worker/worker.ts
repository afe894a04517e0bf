import type { AnswerOf } from '#client/api.ts'
import { queryOf } from '#client/cache.ts'

export type Worker = AnswerOf<'GET /care_workers/{uuid}'>
/** The props of each tab. */
export type PartProps = { worker: Worker }
export const workerQuery = (uuid: string) => queryOf('GET /care_workers/{uuid}', { uuid })
