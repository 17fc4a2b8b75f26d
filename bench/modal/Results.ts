import type { GrowthResults } from '../growth/GrowthResults.ts'
import type { ListResults } from './list/ListResults.ts'
import type { PageWeight } from './measureWeight.ts'
import type { Visit } from './Times.ts'

export interface PeerResults {
  readonly name: string
  readonly label: string
  readonly baseline?: string
  /** By round. Undefined if weighing failed. */
  readonly weights: (PageWeight | undefined)[]
  /** By profile and round. */
  readonly visits: Record<string, Visit[]>
}

/** A measurement that failed, and why. */
export interface Failure {
  readonly what: string
  readonly reason: string
}

export interface Results {
  readonly machine: string
  readonly chromium: string
  readonly date: string
  readonly rounds: { readonly wanted: number; readonly done: number }
  readonly peers: readonly PeerResults[]
  readonly lists: readonly ListResults[]
  readonly growth?: GrowthResults
  readonly failures: readonly Failure[]
}
