import type { flushSync } from 'react-dom'
import type { createRoot } from 'react-dom/client'

/**
 * The parts of React DOM that mounting needs. The caller brings them: a page on React has them already, and were they imported here, its
 * bundler would have to keep the whole of React DOM in a file of its own for this chunk's sake.
 */
export interface ReactRenderer {
  readonly createRoot: typeof createRoot
  readonly flushSync: typeof flushSync
}
