// After a commit with events, all servers get a hint to look: for the live news, and for the queue (docs/decisions/0162). Within the
// transaction, NOTIFY would hold the one lock that PostgreSQL has for it until the commit is on the disk, so that all changes of the
// whole cluster would wait for each other. Nothing is lost with a hint: servers also look by the clock.
import type pg from 'pg'

/** The channel on which servers are notified of a commit. */
export const liveChannel = 'live'
/** The content of a hint about events: only that there are some. */
export const eventsHint = 'events'

// One hint covers all that was committed meanwhile. After a quiet moment the first leaves at once.
const gatherMs = 50
const text = `select pg_notify('${liveChannel}', '${eventsHint}'), pg_notify('jobs:insert', json_build_object('count', $1::int)::text)`

/** Sends the hints of the commits on this pool. */
export const openHints = (pool: pg.Pool) => {
  let commits = 0
  let pause: NodeJS.Timeout | undefined
  const send = async () => {
    const values = [commits]
    commits = 0
    await pool.query({ name: 'hint', text, values }).catch(() => undefined)
  }
  const goOn = () => {
    pause = undefined
    if (commits === 0) return
    pause = setTimeout(goOn, gatherMs).unref()
    void send()
  }
  return {
    /** Something was committed. */
    give: () => {
      commits++
      if (!pause) goOn()
    },
    /** Sends the last one, before the pool ends. */
    end: async () => {
      clearTimeout(pause)
      if (commits > 0) await send()
    },
  }
}
