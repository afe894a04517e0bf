import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile, type Problem } from '#client/api.ts'

/**
 * The bytes of a stored file, by its uuid; nothing is fetched without one. Its key is not a call, so that a scan of a passport is
 * not stored on the device.
 */
export const useStoredFile = (uuid: string | undefined) =>
  useQuery<Blob, Problem>({
    queryKey: ['file', uuid],
    queryFn: ({ signal }) => fetchFile('GET /user_files/{uuid}/download', { uuid: uuid! }, signal),
    enabled: uuid !== undefined,
    gcTime: 0,
  })

/** The text of a pdf, empty for other files; null for a pdf that does not open, as it is broken or has a password. */
export const useFileText = (uuid: string, content: Blob | undefined) =>
  useQuery({
    queryKey: ['file-text', uuid],
    queryFn: async () => (await import('#rules/documents/pdf-text.ts')).pdfText(content!),
    enabled: content?.type === 'application/pdf',
    gcTime: 0,
  }).data
/** Whether this is a pdf that does not open. */
export const useIsBroken = (uuid: string, content: Blob): boolean => useFileText(uuid, content) === null

/** A URL for these bytes, as long as the component is mounted. */
export function useObjectUrl(content: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return url
}
