import { type ReactNode, useState } from 'react'
import { Problem } from '../../../client/api.ts'
import { Button, type ButtonLook } from '../../../components/button.tsx'
import { DocumentIcon } from '../../../components/icons.tsx'
import { toastFailed } from '../../../components/toast.ts'

type Props = Pick<ButtonLook, 'variant'> & { fetchFile: () => Promise<void>; children: ReactNode }

/** Downloads a file; when that fails a toast says so, with a button to try again. */
export function DownloadButton({ fetchFile, children, ...look }: Props) {
  const [busy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    try {
      await fetchFile()
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem
      toastFailed(problem.message, { label: 'Opnieuw proberen', act: () => void act() })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button {...look} leftSection={<DocumentIcon size={20} />} loading={busy} onClick={() => void act()}>
      {children}
    </Button>
  )
}
