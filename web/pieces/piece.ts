import type { ReactNode } from 'react'

/** A piece on the page: where it is, what it is for, and what it looks like in each of its states. */
export interface Piece {
  name: string
  /** Below web/. */
  file: string
  about: string
  states: Record<string, ReactNode>
}

export interface PieceGroup {
  name: string
  pieces: readonly Piece[]
}
