import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'

/** Copies a text and says so. Where the browser refuses, people can still select the text by hand. */
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
