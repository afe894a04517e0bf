import { connectionLost } from '#components/page/connection.ts'
import { during } from '#components/page/under-way.ts'
import type { Calls } from '#contract/index.ts'
import type { Answer } from '#contract/operations.ts'
import { hear, logOutOn, mustBe, Problem, problemIn, tokenFor, type Under, withToken } from './api.ts'
import { traceHeader } from './request.ts'

export type UploadedFile = Answer<Calls['POST /user_files']>

/**
 * Uploads a file and returns the stored file; `onProgress` gets whole percents. Throws a Problem for every refusal, and an
 * AbortError when it is aborted. With an account and a key it is sent as that account, and stored once.
 */
export async function upload(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
  under?: Under,
): Promise<UploadedFile> {
  const [request, token] = await withToken(await tokenFor(), token => sendOnce(token, file, onProgress, signal, under))
  if (request.status === 201) return JSON.parse(request.responseText) as UploadedFile
  logOutOn(request.status, '/v1/user_files', token)
  throw await problemIn(new Response(request.responseText, { status: request.status }))
}
const sendOnce = async (
  token: string | null,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
  under?: Under,
): Promise<XMLHttpRequest> => {
  if (under) mustBe(under.account)
  signal.throwIfAborted() // aborted while a fresh token was being fetched
  // fetch cannot report the progress of an upload.
  const request = new XMLHttpRequest()
  const done = new Promise<void>((resolve, reject) => {
    request.onload = () => resolve()
    request.onerror = () => {
      void connectionLost()
      reject(new Problem(0, 'Er is geen verbinding. Controleer het internet en probeer het opnieuw.'))
    }
    request.onabort = () => reject(new DOMException('', 'AbortError'))
  })
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.open('POST', '/v1/user_files')
  request.setRequestHeader('Accept', 'application/ld+json')
  if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
  if (under) request.setRequestHeader('Idempotency-Key', under.key)
  for (const [name, value] of Object.entries(traceHeader())) request.setRequestHeader(name, value)
  const form = new FormData()
  form.append('file', file)
  request.send(form)
  await during('calls', done)
  await hear(request.status)
  return request
}
