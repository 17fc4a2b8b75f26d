import type { AppKit } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { type Context, createContext, useContext, useState } from 'react'
import { lastKit, reportSeveralKits } from './lastKit'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Kit of the surrounding `AppKitProvider` in the app's tree. Views of the modal use a separate context. */
export const PageKitContext: Context<AppKit | undefined> = /* @__PURE__ */ createContext<AppKit | undefined>(undefined)

/**
 * Returns the kit of the surrounding provider, otherwise the last kit passed to `rememberKit`. If that kit is destroyed
 * and no other replaces it, a mounted component keeps the kit of its first render.
 *
 * @param name - Name of the calling hook or component, for the error message.
 * @throws {AppKitError} `kit/missing` if no kit exists.
 *
 * @example
 * ```ts
 * import { usePageKit } from '@openappkit/appkit-ui/page'
 *
 * export const useEnvironment = () => usePageKit('useEnvironment').environment
 * ```
 */
export function usePageKit(name: string): AppKit {
  const provided = useContext(PageKitContext)
  const found = provided ?? lastKit()
  // A component that outlives its kit keeps using that kit instead of throwing in the app's tree.
  const [first] = useState(found)
  const kit = found ?? first
  if (!kit) throw kitMissing(name)
  if (!provided) reportSeveralKits(kit)
  return kit
}

/** Returns the error for a hook or component without a kit. The first sentence is AppKit's. */
function kitMissing(name: string): AppKitError {
  const user = name.startsWith('use') ? `"${name}" hook` : `<${name}>`
  return new AppKitError('kit/missing', `Please call "createAppKit" before using ${user}${fix()}`)
}

/** Returns the sentence with the fix, in development. Bundlers drop it from production builds. */
function fix(): string {
  try {
    if (process.env.NODE_ENV !== 'production')
      return '. Import it from @openappkit/appkit/react, or wrap the app in <AppKitProvider kit={kit}>.'
  } catch {
    // `process` doesn't exist without a bundler or Node.
  }
  return ''
}
