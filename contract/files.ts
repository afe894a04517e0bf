// Uploaded files: a receipt, a document. They are stored outside the web root, and only those who may see a file get it.
import * as z from 'zod/mini'
import { everyone, resource } from './language.ts'
import { download, upload } from './operations.ts'

export const UserFile = resource('UserFile', '/user_files', {
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  createdAt: z.string(),
})
export const fileOperations = {
  upload: upload(UserFile, { by: everyone, event: 'user_file_uploaded' }),
  download: download(UserFile, '/user_files/{uuid}/download', { by: everyone }),
}
