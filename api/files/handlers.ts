import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fileOperations } from '../../contract/files.ts'
import type { Concept, Handlers } from '../platform/concept.ts'
import { mustHaveRoom } from '../platform/rows/room.ts'
import { queries } from './queries.ts'

const maxFilesADay = 200

const handlers = {
  upload: async ({ tx, me, now, file, services }) => {
    const today = sql`user_file where account_uuid = ${me.uuid}::uuid and created_at > ${now}::timestamptz - interval '1 day'`
    await mustHaveRoom(tx, me.uuid, today, maxFilesADay, 'enough_files')
    // The file is stored only after the check that the actor may do so; otherwise refused uploads would fill the store. It is stored before
    // its row is written: a file without a row does less harm than a row without a file.
    const key = randomUUID()
    await services.files.put(key, file.bytes, file.type)
    const made = {
      account_uuid: me.uuid,
      name: file.name,
      media_type: file.type,
      size: file.bytes.length,
      storage_key: key,
      created_at: now,
    }
    return (await tx.insertInto('user_file').values(made).returning('uuid').executeTakeFirstOrThrow()).uuid
  },
  download: async ({ tx, item, services }) => {
    const { storage_key: key } = await tx
      .selectFrom('user_file')
      .select('storage_key')
      .where('uuid', '=', item.uuid)
      .executeTakeFirstOrThrow()
    return { name: item.name, type: item.mediaType, content: () => services.files.get(key) }
  },
} satisfies Handlers<typeof fileOperations>

export const files = { operations: fileOperations, handlers, queries } satisfies Concept
