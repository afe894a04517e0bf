import { useFeature } from '#client/use-session.ts'
import { DownloadButton } from '../action/download-button.tsx'

type Props = { empty: boolean; fetchFile: () => Promise<void> }

/** Downloads everything that matches the filters of a list, on all pages, as a spreadsheet file. */
export function ExportButton({ empty, fetchFile }: Props) {
  if (!useFeature('exports')) return null
  return (
    <DownloadButton variant="default" size="sm" disabled={empty} fetchFile={fetchFile}>
      <span className="gives-way">Exporteren (CSV)</span>
    </DownloadButton>
  )
}
