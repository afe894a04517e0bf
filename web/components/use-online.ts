import { useSyncExternalStore } from 'react'
import { type Connection, connection, onConnection } from './connection.ts'

/** Whether the server answers, and if not in which way. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection, connection)

/** Whether the server answers, as far as the last call tells. */
export const useOnline = (): boolean => useConnection() === 'there'
