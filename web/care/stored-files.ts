// Files that people hand over and open again.
import { download, Problem } from '../client/api.ts'
import { upload } from '../client/upload.ts'
import type { KeptFile, Sent } from '../components/file-field.tsx'
import { keepPicture } from '../components/file-pages.tsx'
import type { FileRules } from '../components/file-rules.ts'
import { toastFailed } from '../components/toast.ts'

/** What the server takes as a document. */
export const documentRules: FileRules = {
  kinds: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  mostBytes: 15 * 1024 * 1024,
}

/** Stores a file; its id is its IRI. Rejects when it was stopped. */
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

/** Downloads a stored file, and says it when that did not work. */
export const openFile = (file: Pick<KeptFile, 'id'>): void =>
  void download('GET /user_files/{uuid}/download', { uuid: file.id.slice(-36) }).catch(problem => {
    if (!(problem instanceof Problem)) throw problem
    toastFailed(problem.message, { label: 'Opnieuw proberen', act: () => openFile(file) })
  })
