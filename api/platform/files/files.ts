// Files outside the web root: in a folder beside the data, or in S3-compatible storage when S3_BUCKET is set.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import type { Settings } from '../settings.ts'

export interface FileStore {
  /** Throws 507 when it cannot be stored; then nothing of it remains. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** Throws 503 when the storage is unavailable. */
  get(key: string): Promise<Buffer>
  /** Also when it does not exist. */
  remove(key: string): Promise<void>
}

/** The refusal of a file that cannot be stored. The reason is logged for the operator. */
export const notStored = (error: Error): Problem => {
  console.error(`files: ${error.message}`)
  return new Problem('not_stored')
}

const isAway = ({ name }: Error) => name !== 'NoSuchKey'
// An unresponsive storage is tried twice, within the ten seconds that a transaction may be idle.
const patience = { maxAttempts: 2, requestHandler: { connectionTimeout: 2000, socketTimeout: 4000 } }

/** The file store of the settings. The S3 client is loaded only when it is needed. */
export const openFiles = async (settings: Settings): Promise<FileStore> => {
  const { s3, dataDir } = settings
  if (!s3) return inFolder(join(dataDir, 'files'))
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    ...patience,
    region: s3.region,
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey },
  })
  return {
    put: async (key, bytes, type) => {
      const object = { Bucket: s3.bucket, Key: key, Body: bytes, ContentType: type }
      await client.send(new PutObjectCommand(object)).catch(error => {
        throw notStored(error)
      })
    },
    get: async key => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: s3.bucket, Key: key }))
        return Buffer.from(await Body!.transformToByteArray())
      } catch (error) {
        if (!isAway(error as Error)) throw error
        console.error(`files: ${(error as Error).message}`)
        throw new Problem('unavailable')
      }
    },
    remove: async key => {
      await client.send(new DeleteObjectCommand({ Bucket: s3.bucket, Key: key }))
    },
  }
}

const inFolder = (folder: string): FileStore => ({
  put: async (key, bytes) => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, key), bytes, { mode: 0o600, flush: true })
    } catch (error) {
      // A full disk may have stored the beginning.
      await rm(join(folder, key), { force: true }).catch(() => undefined)
      throw notStored(error as Error)
    }
  },
  get: key => readFile(join(folder, key)),
  remove: key => rm(join(folder, key), { force: true }),
})
