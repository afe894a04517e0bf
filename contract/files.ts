// Uploaded files: a receipt, a document. Kept outside the web root, handed out only to those who may see them.
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
