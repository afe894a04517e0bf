// What a server under load tells the one who measures it, over the channel between parent and child.
import { memoryUsage } from 'node:process'

export interface Measures {
  /** User and system time of the process so far. */
  cpuMicroseconds: number
  residentBytes: number
}
export interface Listening {
  port: number
}

/** In the child: says that it listens, and answers every message with what it has used so far. */
export const answerMeasures = (port: number): void => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!({ cpuMicroseconds: user + system, residentBytes: memoryUsage.rss() } satisfies Measures)
  })
  process.on('disconnect', () => process.exit(0))
  process.send!({ port } satisfies Listening)
}
