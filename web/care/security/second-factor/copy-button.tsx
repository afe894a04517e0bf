import { useState } from 'react'
import { Button } from '../../../components/button.tsx'

/** Puts a text on the clipboard and says so. Where the browser refuses, the text stands there to be selected by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState<'Gekopieerd' | 'Kopiëren mag hier niet'>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Gekopieerd'),
      () => setSaid('Kopiëren mag hier niet'),
    )
  return (
    <>
      <Button variant="default" onClick={() => void copy()}>
        {said ?? label}
      </Button>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  )
}
