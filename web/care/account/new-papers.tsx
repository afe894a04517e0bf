import { type PaperName, paperPath, papers } from '../../../contract/papers.ts'
import { useChange } from '../../client/cache.ts'
import { Button } from '../../components/button.tsx'
import { ScreenFoot } from '../../components/screen-foot.tsx'
import { useAct } from '../act/use-act.ts'

type Props = {
  /** Those of which there is a version that one did not agree to. */
  missing: readonly PaperName[]
  onAgreed: () => Promise<unknown>
}

/** At the foot of the screen until one agrees: that there is a new version, to read and to agree to. Nothing waits for it. */
export default function NewPapers({ missing, onAgreed }: Props) {
  const { busy, act } = useAct()
  const agree = useChange('POST /agreements')
  const run = async () => {
    await agree.run({ body: { agreed: true } })
    await onAgreed()
  }
  return (
    <ScreenFoot label="Nieuwe voorwaarden">
      <p>
        Er is een nieuwe versie van{' '}
        {missing.map((paper, index) => (
          <span key={paper}>
            {index > 0 && ' en '}de{' '}
            <a href={paperPath(paper)} target="_blank" rel="noopener">
              {papers[paper].name}
            </a>
          </span>
        ))}
        .
      </p>
      <Button size="sm" loading={busy} onClick={() => void act({ run, done: 'Vastgelegd.' })}>
        Ik ga akkoord
      </Button>
    </ScreenFoot>
  )
}
