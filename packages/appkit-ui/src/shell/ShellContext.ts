import { AppKitError } from '@openappkit/appkit-core'
import { type Context, createContext, useContext } from 'react'
import type { ViewLoader } from '../views/ViewLoader'
import type { Announcer } from './Announcer'
import type { LanguageStore } from './LanguageStore'

/** What the parts of one mounted shell share. */
export interface Shell {
  readonly views: ViewLoader
  readonly announcer: Announcer
  readonly language: LanguageStore
  /** Part of the host's page instead of a dialog above it. */
  readonly isEmbedded: boolean
}

export const ShellContext: Context<Shell | null> = /* @__PURE__ */ createContext<Shell | null>(null)

/** The shell around a part of it. @throws AppKitError `ui/no-kit` outside of a mounted modal. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new AppKitError('ui/no-kit', 'A part of the modal was rendered outside of it.')
  return shell
}
