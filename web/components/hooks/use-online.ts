import { useSyncExternalStore } from 'react'
import { type Connection, connection, onConnection } from '../page/connection.ts'

/** Whether the server answers, and if not why. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection, connection)

/** Whether the server answers, judging by the last call. */
export const useOnline = (): boolean => useConnection() === 'there'
