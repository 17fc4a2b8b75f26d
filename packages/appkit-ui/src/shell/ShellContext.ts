import { AppKitError } from '@openappkit/appkit-core'
import { type Context, createContext, useContext } from 'react'
import type { ViewLoader } from '../views/ViewLoader'
import type { Announcer } from './Announcer'
import type { LanguageStore } from './LanguageStore'
import type { ViewPositions } from './ViewPositions'

/** Shared state of one mounted shell. */
export interface Shell {
  readonly views: ViewLoader
  readonly announcer: Announcer
  readonly language: LanguageStore
  readonly positions: ViewPositions
  /** Whether the card is embedded in the app instead of shown in a dialog. */
  readonly isEmbedded: boolean
}

export const ShellContext: Context<Shell | null> = /* @__PURE__ */ createContext<Shell | null>(null)

/**
 * Returns the surrounding shell.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal.
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell)
    throw new AppKitError('ui/no-kit', 'A component of the modal was rendered outside it. Render it in a view.')
  return shell
}
