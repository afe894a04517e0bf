import { useEffect, useRef, useState } from 'react'
import { call, Problem } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { useEvent } from '#components/hooks/use-event.ts'

// Who only passes a row with the arrows does not take it up.
const looksMs = 1_500
// Well within the five minutes after which the server takes a silent screen to be gone.
const aliveMs = 120_000

/**
 * Takes up the moment that is open, when nobody else has; keeps it while it is open, and lets it go afterwards. `takeOver` takes it
 * from a colleague.
 */
export function useHolding(uuid: string, mayHold: boolean) {
  const [mine, setMine] = useState<{ moment: string; hold: string }>()
  const hold = mine?.moment === uuid ? mine.hold : undefined
  const take = useChange('POST /care_moment_holds')
  const letGo = useChange('DELETE /care_moment_holds/{uuid}')
  const [isReleased, setReleased] = useState<string>()
  // Others, and this screen, may hear of a hold before its own answer comes: let go by then, it is let go when it comes.
  const released = useRef<string>(undefined)
  const takeUp = useEvent((takeOver: boolean) => {
    if (!mayHold) return
    take
      .run({ body: { careMoment: `/v1/care_moments/${uuid}`, takeOver } })
      .then(made => {
        if (released.current === uuid) void letGo.run({ uuid: made.uuid }).catch(() => undefined)
        else setMine({ moment: uuid, hold: made.uuid })
      })
      // A colleague has it, which the panel shows; or it is settled by now.
      .catch(problem => {
        if (!(problem instanceof Problem)) throw problem
      })
  })
  useEffect(() => {
    // What the moment is may come later than the panel.
    if (!mayHold) return
    const timer = setTimeout(() => isReleased !== uuid && takeUp(false), looksMs)
    return () => clearTimeout(timer)
  }, [uuid, isReleased, mayHold, takeUp])
  useEffect(() => {
    if (!hold) return
    const alive = () => void call('PUT /care_moment_holds/{uuid}/still', { uuid: hold, body: {} }).catch(() => setMine(undefined))
    const timer = setInterval(alive, aliveMs)
    return () => {
      clearInterval(timer)
      void call('DELETE /care_moment_holds/{uuid}', { uuid: hold }).catch(() => undefined)
    }
  }, [hold])
  return {
    takeOver: () => {
      setReleased(undefined)
      released.current = undefined
      takeUp(true)
    },
    release: () => {
      setReleased(uuid)
      released.current = uuid
      setMine(undefined)
      if (hold) void letGo.run({ uuid: hold }).catch(() => undefined)
    },
  }
}
