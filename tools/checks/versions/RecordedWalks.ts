import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A walk through the examples that passed, as `npm run versions -- --write` records it. */
export interface RecordedWalk {
  /** The day, such as `2026-11-29`. */
  readonly day: string
  readonly examples: readonly string[]
  /** Installed versions, by package, and those of `node` and `chromium`. */
  readonly versions: Readonly<Record<string, string>>
}

/** The last walks with the lowest and with the newest versions. */
export interface RecordedWalks {
  readonly floor: RecordedWalk
  readonly newest: RecordedWalk
}

/** Path of the record from the root of the repository. */
export const RECORD = 'docs/versions.json'

export function readWalks(root: string): RecordedWalks {
  return JSON.parse(readFileSync(join(root, RECORD), 'utf8')) as RecordedWalks
}
