import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonLook } from '#components/controls/button.tsx'
import { DownloadIcon } from '#components/marks/icons.tsx'
import { useAction } from './use-action.ts'

type Props = Pick<ButtonLook, 'variant' | 'size'> &
  Pick<ComponentProps<typeof Button>, 'disabled'> & { fetchFile: () => Promise<void>; children: ReactNode }

/** Downloads a file; a toast reports a failure. */
export function DownloadButton({ fetchFile, children, ...look }: Props) {
  const { busy, act } = useAction()
  return (
    <Button {...look} leftSection={<DownloadIcon size={20} />} loading={busy} onClick={() => void act({ run: fetchFile })}>
      {children}
    </Button>
  )
}
