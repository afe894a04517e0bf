import { randomUUID } from 'node:crypto'
import type { fileOperations } from '../../contract/files.ts'
import { type Handlers, prepared } from '../platform/concept.ts'

export const handlers: Handlers<typeof fileOperations> = {
  upload: prepared(
    // Stored before it is known: a file nobody knows harms less than a row without its file.
    async ({ file, wire }) => {
      const key = randomUUID()
      await wire.files.put(key, file.bytes, file.type)
      return key
    },
    async ({ tx, me, now, file, prepared: key }) => {
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
  ),
  download: async ({ tx, item, wire }) => {
    const { storage_key: key } = await tx
      .selectFrom('user_file')
      .select('storage_key')
      .where('uuid', '=', item.uuid)
      .executeTakeFirstOrThrow()
    return { name: item.name, type: item.mediaType, content: () => wire.files.get(key) }
  },
}
