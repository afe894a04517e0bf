import type { ReactNode } from 'react'

/** A component in the gallery: where it is, what it is for, and its looks in each of its states. */
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
