import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile, type Problem } from '../../client/api.ts'

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

/** A URL for these bytes, while the component that shows them is mounted. */
export function useAddressOf(content: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address
}
