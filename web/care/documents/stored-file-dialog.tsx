import { Button } from '#components/controls/button.tsx'
import { Dialog, DialogButtons } from '#components/layers/dialog.tsx'
import { QueryState } from '#components/page/query-state.tsx'
import { uuidOf } from '#contract/language.ts'
import { openFile } from '../stored-files.ts'
import classes from './documents.module.css'
import { NoPreview, previewKindOf } from './file-preview.tsx'
import { useObjectUrl, useStoredFile } from './use-stored-file.ts'

/** A stored file: its IRI or uuid is its id. */
export type StoredFile = { id: string; name: string; size?: number | undefined }

/** A stored file over the screen: a picture or pdf is shown; anything else, or a pdf the browser cannot show, can be saved. */
export default function StoredFileDialog({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  const uuid = uuidOf(file.id)
  const content = useStoredFile(uuid)
  return (
    <Dialog title={file.name} onClose={onClose}>
      <QueryState query={content} height={320}>
        {found => <Shown content={found} file={file} />}
      </QueryState>
      <DialogButtons>
        <Button variant="default" onClick={() => openFile(file)}>
          Downloaden
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

function Shown({ content, file }: { content: Blob; file: StoredFile }) {
  const url = useObjectUrl(content)
  if (!url) return null
  const kind = previewKindOf(content)
  if (kind === 'picture') return <img className={`fits rounded ${classes.picture}`} src={url} alt={file.name} />
  if (kind === 'pdf')
    return <iframe className={`full rounded outlined sunken ${classes.pages}`} src={`${url}#navpanes=0`} title={file.name} />
  return <NoPreview content={content} className="soft" />
}
