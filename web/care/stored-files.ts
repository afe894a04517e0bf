// Uploading and opening files.

import { download, Problem, saveAs } from '#client/api.ts'
import { isWaitingFile } from '#client/outbox/entry.ts'
import { ownAccount } from '#client/own-account.ts'
import { upload } from '#client/upload.ts'
import type { KeptFile, Sent } from '#components/fields/file-field.tsx'
import { keepPicture } from '#components/files/file-pages.tsx'
import type { FileRules } from '#components/files/file-rules.ts'
import { toastFailed } from '#components/layers/toast.ts'
import { connection } from '#components/page/connection.ts'
import { uuidOf } from '#contract/language.ts'

/** What the server accepts as a document. */
export const documentRules: FileRules = {
  kinds: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  maxBytes: 15 * 1024 * 1024,
}

/** Uploads a file; its id is its IRI. Rejects when it was stopped. */
export async function storeFile(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<Sent> {
  try {
    const stored = await upload(file, onProgress, signal)
    keepPicture(stored['@id'], file)
    return { kept: { id: stored['@id'], name: stored.name, size: stored.size } }
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const { status, message, violations } = problem
    return {
      refused: violations[0]?.message ?? message,
      again: status === 0 || status === 429 || status >= 500,
      lost: status === 0,
    }
  }
}

/**
 * Uploads a file; offline it is stored on this device under an id of its own, until its change is sent (`useQueuedChange`). Only for
 * files sent that way.
 */
export async function storeOrKeepFile(file: File, onProgress: (percent: number) => void, signal: AbortSignal): Promise<Sent> {
  const account = ownAccount()
  const sent = connection() === 'there' || !account ? await storeFile(file, onProgress, signal) : undefined
  if (!account || (sent && connection() === 'there')) return sent ?? storeFile(file, onProgress, signal)
  if (sent && !('refused' in sent)) return sent
  try {
    const { keepFile } = await import('#client/outbox/outbox-store.ts')
    return { kept: { id: await keepFile(account, file), name: file.name } }
  } catch {
    return { refused: 'Op dit toestel is er geen plek om dit te bewaren. Voeg het toe als er weer verbinding is.', again: true }
  }
}

const openKept = async ({ id }: Pick<KeptFile, 'id'>): Promise<void> => {
  const account = ownAccount()
  const kept = account && (await (await import('#client/outbox/outbox-store.ts')).fileOf(account, id))
  if (kept) saveAs(kept.file, kept.file.name)
  else toastFailed('Dit bestand staat niet meer op dit toestel. Voeg het opnieuw toe.')
}

/** Downloads a stored file, and reports a failure. */
export const openFile = (file: Pick<KeptFile, 'id'>): void => void (isWaitingFile(file.id) ? openKept(file) : fetchFile(file))
const fetchFile = (file: Pick<KeptFile, 'id'>): Promise<void> =>
  download('GET /user_files/{uuid}/download', { uuid: uuidOf(file.id) }).catch(problem => {
    if (!(problem instanceof Problem)) throw problem
    toastFailed(problem.message, { label: 'Opnieuw proberen', act: () => openFile(file) })
  })
