import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile, type Problem } from '../../client/api.ts'

/** The bytes of a stored file, by its uuid; nothing is asked without one. Its key is no call: a scan of a passport is not kept on the device. */
export const useStoredFile = (uuid: string | undefined) =>
  useQuery<Blob, Problem>({
    queryKey: ['file', uuid],
    queryFn: ({ signal }) => fetchFile('GET /user_files/{uuid}/download', { uuid: uuid! }, signal),
    enabled: uuid !== undefined,
    gcTime: 0,
  })

/** An address for these bytes, for as long as the piece that shows them is there. */
export function useAddressOf(content: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(content)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content])
  return address
}
