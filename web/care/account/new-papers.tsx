import { useChange } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { ScreenFoot } from '#components/page/screen-foot.tsx'
import { type PaperName, paperPath, papers } from '#contract/money/papers.ts'
import { useAction } from '../action/use-action.ts'

type Props = {
  /** The documents with a new version that the user has not agreed to. */
  missing: readonly PaperName[]
  /**
   * The user has agreed to no version before, for example because the account was made when they logged in through their
   * organization.
   */
  isFirst: boolean
  onAgreed: () => Promise<unknown>
}

/** At the bottom of the screen until the user agrees: there is a first or a new version. It blocks nothing. */
export default function NewPapers({ missing, isFirst, onAgreed }: Props) {
  const { busy, act } = useAction()
  const agree = useChange('POST /agreements')
  const run = async () => {
    await agree.run({ body: { agreed: true } })
    await onAgreed()
  }
  return (
    <ScreenFoot label={isFirst ? 'Voorwaarden' : 'Nieuwe voorwaarden'}>
      <p>
        {isFirst ? 'Lees' : 'Er is een nieuwe versie van'}{' '}
        {missing.map((paper, index) => (
          <span key={paper}>
            {index > 0 && ' en '}de{' '}
            <a href={paperPath(paper)} target="_blank" rel="noopener">
              {papers[paper].name}
            </a>
          </span>
        ))}
        {isFirst && ' en ga akkoord'}.
      </p>
      <Button size="sm" loading={busy} onClick={() => void act({ run, done: 'Vastgelegd.' })}>
        Ik ga akkoord
      </Button>
    </ScreenFoot>
  )
}
