// The figures that a server under load reports to the measuring process, over the channel between parent and child.
import { memoryUsage } from 'node:process'

export interface Measures {
  /** User and system time of the process so far. */
  cpuMicroseconds: number
  residentBytes: number
}
export interface Listening {
  port: number
}

/** In the child: reports that it listens, and responds to every message with the CPU time it has used. */
export const answerMeasures = (port: number): void => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!({ cpuMicroseconds: user + system, residentBytes: memoryUsage.rss() } satisfies Measures)
  })
  process.on('disconnect', () => process.exit(0))
  process.send!({ port } satisfies Listening)
}
