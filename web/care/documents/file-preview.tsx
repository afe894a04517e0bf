import { formatSize } from '#components/files/file-size.ts'

/** How this browser can show these bytes: as a picture, in its pdf viewer, or not at all. */
export const previewKindOf = ({ type }: Blob): 'picture' | 'pdf' | undefined => {
  if (type.startsWith('image/')) return 'picture'
  return type === 'application/pdf' && navigator.pdfViewerEnabled ? 'pdf' : undefined
}

/** Shown in place of a file that cannot be shown. */
export const NoPreview = ({ content, className }: { content: Blob; className: string | undefined }) => (
  <p className={className}>
    Deze browser laat dit bestand niet zien ({formatSize(content.size)}). Download het om het te bekijken.
  </p>
)
