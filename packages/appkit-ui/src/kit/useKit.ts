import { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { type Context, createContext, useContext } from 'react'

/** Kit of the views below. `null` outside a mounted modal. */
export const KitContext: Context<ModalKit | null> = /* @__PURE__ */ createContext<ModalKit | null>(null)

/**
 * Returns the kit of the surrounding modal. Read its states with `useSnapshot`.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 *
 * @example
 * ```ts
 * import { useKit, useSnapshot } from '@openappkit/appkit-ui/elements'
 *
 * export function useSwitchStatus() {
 *   const kit = useKit()
 *   return useSnapshot(kit.switching.state).value.status
 * }
 * ```
 */
export function useKit(): ModalKit {
  const kit = useContext(KitContext)
  if (!kit) throw new AppKitError('ui/no-kit', 'useKit ran outside a view of the modal. Call it in a view.')
  return kit
}
