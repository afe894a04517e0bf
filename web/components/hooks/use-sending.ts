import { useEffect, useRef, useState } from 'react'
import { type FileRules, refuseFile } from '../files/file-rules.ts'
import { useOnline } from './use-online.ts'

export type KeptFile = {
  id: string
  name: string
  /** In bytes, if known. */
  size?: number | undefined
}
/** The result of sending: the stored file, or why it was refused and whether the same file may be tried again. */
export type Sent = { kept: KeptFile } | { refused: string; again: boolean /** There was no answer. */; lost?: boolean }
/** Sends a file; `onProgress` gets whole percents. Rejects only when it was stopped. */
export type Send = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<Sent>

/** A file that is not stored yet: its progress, or why it stopped. */
export type UnderWay = { key: string; file: File; percent: number; refusal?: string; again?: boolean; lost?: boolean }
export type Sending = {
  underWay: readonly UnderWay[]
  add: (file: File) => void
  again: (one: UnderWay) => void
  stop: (one: UnderWay) => void
}

type Options = {
  rules: FileRules
  files: readonly KeptFile[]
  onChange: (files: KeptFile[]) => void
  send: Send
  onSending?: ((more: 1 | -1) => void) | undefined
}

/**
 * Sends files, each independently; stops them all when the component unmounts. Uploads that got no answer continue when the
 * server is back.
 */
export function useSending({ rules, files, onChange, send, onSending }: Options): Sending {
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([])
  const calls = useRef(new Map<string, AbortController>())
  // People go on during the upload: a stored file is added to the files as they are by then.
  const latest = useRef({ files, onChange })
  useEffect(() => {
    latest.current = { files, onChange }
  })
  useEffect(
    () => () => {
      for (const call of calls.current.values()) call.abort()
    },
    [],
  )
  const change = (key: string, part: Partial<UnderWay>) =>
    setUnderWay(now => now.map(one => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => setUnderWay(now => now.filter(one => one.key !== key))
  const start = async (file: File, key: string) => {
    const refusal = refuseFile(file, rules)
    const item: UnderWay = { key, file, percent: 0, ...(refusal && { refusal }) }
    // On a retry it keeps its place.
    setUnderWay(now => (now.some(one => one.key === key) ? now.map(one => (one.key === key ? item : one)) : [...now, item]))
    if (refusal) return
    const call = new AbortController()
    calls.current.set(key, call)
    onSending?.(1)
    try {
      const sent = await send(file, percent => change(key, { percent }), call.signal)
      if ('refused' in sent) return change(key, { refusal: sent.refused, again: sent.again, lost: sent.lost === true })
      drop(key)
      const { files: now, onChange: tell } = latest.current
      // Two files stored at the same moment are both added, even without a render between them.
      latest.current.files = [...now, sent.kept]
      tell([...now, sent.kept])
    } catch (problem) {
      drop(key)
      if (!call.signal.aborted) throw problem
    } finally {
      calls.current.delete(key)
      onSending?.(-1)
    }
  }
  useWhenBack(() => {
    for (const one of underWay) if (one.lost) void start(one.file, one.key)
  })
  return {
    underWay,
    add: file => void start(file, crypto.randomUUID()),
    again: ({ file, key }) => void start(file, key),
    stop: ({ key }) => {
      calls.current.get(key)?.abort()
      drop(key)
    },
  }
}

/** Calls back when the connection is back. */
function useWhenBack(act: () => void): void {
  const online = useOnline()
  const before = useRef(online)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (online && !before.current) latest.current()
    before.current = online
  }, [online])
}
