import { useState } from 'react'
import { FileButton } from '../controls/file-button.tsx'
import { Notice } from '../page/notice.tsx'
import { UploadIcon } from './file-icons.tsx'
import { readSheet, type SheetTable } from './sheet-table.ts'

type Props = {
  /** How many of these cells are known headings. */
  known: (cells: readonly string[]) => number
  maxBytes?: number
  /** Why this table is of no use here, if so. */
  refusalOf: (table: SheetTable) => string | undefined
  /** The chosen table; undefined when the file was refused. */
  onChange: (chosen: { name: string; table: SheetTable } | undefined) => void
}

/** Chooses a spreadsheet and reads it; says why a file is refused. */
export function SheetChoice({ known, maxBytes, refusalOf, onChange }: Props) {
  const [{ name, refused }, setChosen] = useState<{ name?: string; refused?: string | undefined }>({})
  const choose = async ([file]: File[]) => {
    if (!file) return
    const read = await readSheet(file, known, maxBytes)
    const why = 'refused' in read ? read.refused : refusalOf(read)
    setChosen({ name: file.name, refused: why })
    onChange(why === undefined && !('refused' in read) ? { name: file.name, table: read } : undefined)
  }
  return (
    <>
      <div className="wrap-row gap-wrap">
        <FileButton
          label={name ? 'Ander bestand kiezen' : 'Bestand kiezen'}
          kinds=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          look="button"
          icon={<UploadIcon size={20} />}
          onFiles={files => void choose(files)}
        />
        <span role="status">{name ?? ''}</span>
      </div>
      {refused && (
        <Notice tone="attention" role="alert">
          {refused}
        </Notice>
      )}
    </>
  )
}
