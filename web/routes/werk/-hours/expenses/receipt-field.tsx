import { documentRules, openFile, storeOrKeepFile } from '../../../../care/stored-files.ts'
import { FileField, type KeptFile } from '../../../../components/file-field.tsx'
import classes from '../hours-form.module.css'

type Props = {
  /** The IRI of the receipt that is there, and its name when this browser knows it. */
  file?: string | null | undefined
  name?: string | undefined
  error?: string | undefined
  onChange: (receipt: KeptFile | undefined) => void
  onSending: (more: 1 | -1) => void
}

/** The receipt of an expense: a photo made on the spot, or an existing photo or PDF. */
export const ReceiptField = ({ file, name = 'Bon', error, onChange, onSending }: Props) => (
  <div className={classes.receipt}>
    <FileField
      label="Bon"
      camera
      rules={documentRules}
      files={file ? [{ id: file, name }] : []}
      onChange={files => onChange(files[0])}
      send={storeOrKeepFile}
      open={openFile}
      error={error}
      onSending={onSending}
    />
  </div>
)
