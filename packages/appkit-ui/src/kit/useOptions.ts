import type { AppKitOptions } from '@openappkit/appkit-core'
import { useKit } from './useKit'
import { useSnapshot } from './useSnapshot'

/**
 * Returns the app's current options. Rerenders when `updateOptions` changes them.
 *
 * @throws {AppKitError} `ui/no-kit` outside a mounted modal
 */
export function useOptions(): AppKitOptions {
  const { options } = useKit()
  useSnapshot(options.state)
  return options.input
}
