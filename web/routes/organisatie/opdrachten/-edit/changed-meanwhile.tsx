import { useQuery } from '@tanstack/react-query'
import { ask } from '#client/cache.ts'
import { Button } from '#components/controls/button.tsx'
import { Notice } from '#components/page/notice.tsx'

type Props = {
  /** The moment whose history names the colleague; a series has none. */
  moment: string | undefined
  /** Shows both versions; undefined when the form is untouched, so that its fields already show the current values. */
  onLook: (() => void) | undefined
}

/** Says that somebody else changed the values of an open form, before it is saved. */
export function ChangedMeanwhile({ moment = '', onLook }: Props) {
  const last = { uuid: moment, query: { itemsPerPage: 1 } }
  const history = useQuery({ ...ask('GET /care_moments/{uuid}/history', last), enabled: moment !== '' })
  const who = history.data?.member[0]?.actorName ?? 'een collega'
  return (
    <Notice tone="attention" role="status" title={`Zojuist gewijzigd door ${who}`}>
      {onLook ? (
        <>
          <p>Wat jij invulde, staat er nog. Bekijk eerst wat er anders is.</p>
          <Button variant="default" size="sm" onClick={onLook}>
            Verschil bekijken
          </Button>
        </>
      ) : (
        <p>Dit is hoe het nu staat.</p>
      )}
    </Notice>
  )
}
