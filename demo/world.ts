// The demo world (stand-in until the world is written).
import type { Server } from '../api/server.ts'

export const makeDemoWorld = async (_server: Server, _say: (line: string) => void): Promise<void> => undefined
export const demoLogins = (_publicUrl: string): string[] => []
