import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile } from '#client/api.ts'
import { uuidOf } from '#contract/language.ts'

/** The URL at which this page can show a stored photo, by its IRI; undefined while it loads, or when it does not exist. */
export function usePhoto(photo: string | null | undefined): string | undefined {
  const { data } = useQuery({
    // The bytes of a file never change. They are not stored on the device: a photo is not an answer to show offline.
    queryKey: ['photo', photo],
    queryFn: ({ signal }) => fetchFile('GET /user_files/{uuid}/download', { uuid: uuidOf(photo!) }, signal),
    enabled: Boolean(photo),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { once: true },
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data || !photo) return setAddress(undefined)
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data, photo])
  return address
}
