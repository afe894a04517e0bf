import { useEffect, useRef, useState } from 'react'
import { call, Problem } from '#client/api.ts'
import { useChange } from '#client/cache.ts'
import { useEvent } from '#components/hooks/use-event.ts'

// Moving past a row with the arrows does not claim it.
const looksMs = 1_500
// Well within the five minutes after which the server considers a silent screen gone.
const aliveMs = 120_000

/**
 * Claims the open moment unless somebody else has; renews the claim while it is open, and releases it afterwards. `takeOver` takes it from
 * a colleague.
 */
export function useOwnHold(uuid: string, mayHold: boolean) {
  const [mine, setMine] = useState<{ moment: string; hold: string }>()
  const hold = mine?.moment === uuid ? mine.hold : undefined
  const take = useChange('POST /care_moment_holds')
  const letGo = useChange('DELETE /care_moment_holds/{uuid}')
  const [isReleased, setReleased] = useState<string>()
  // News of a claim can arrive before its own response: a claim released by then is released when that response arrives.
  const released = useRef<string>(undefined)
  // A claim that has been released, or is lost, is not released once more when the panel lets go of it.
  const gone = useRef<string>(undefined)
  const claimMoment = useEvent((takeOver: boolean) => {
    if (!mayHold) return
    take
      .run({ body: { careMoment: `/v1/care_moments/${uuid}`, takeOver } })
      .then(made => {
        if (released.current === uuid) void letGo.run({ uuid: made.uuid }).catch(() => undefined)
        else setMine({ moment: uuid, hold: made.uuid })
      })
      // A colleague has it, which the panel shows; or it has been settled meanwhile.
      .catch(problem => {
        if (!(problem instanceof Problem)) throw problem
      })
  })
  useEffect(() => {
    // The moment may load later than the panel.
    if (!mayHold) return
    const timer = setTimeout(() => isReleased !== uuid && claimMoment(false), looksMs)
    return () => clearTimeout(timer)
  }, [uuid, isReleased, mayHold, claimMoment])
  useEffect(() => {
    if (!hold) return
    const lose = () => {
      gone.current = hold
      setMine(undefined)
    }
    const alive = () => void call('PUT /care_moment_holds/{uuid}/still', { uuid: hold, body: {} }).catch(lose)
    const timer = setInterval(alive, aliveMs)
    return () => {
      clearInterval(timer)
      if (gone.current !== hold) void call('DELETE /care_moment_holds/{uuid}', { uuid: hold }).catch(() => undefined)
    }
  }, [hold])
  return {
    takeOver: () => {
      setReleased(undefined)
      released.current = undefined
      claimMoment(true)
    },
    release: () => {
      setReleased(uuid)
      released.current = uuid
      gone.current = hold
      setMine(undefined)
      if (hold) void letGo.run({ uuid: hold }).catch(() => undefined)
    },
  }
}
