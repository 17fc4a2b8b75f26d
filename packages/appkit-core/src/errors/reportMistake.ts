import { type AppKitError, errorDocsUrl } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import { notify } from '../environment/notify'
import type { OptionsController } from '../options/OptionsController'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Part of a kit that {@link reportMistake} uses. */
export interface MistakeReceiver {
  readonly environment: Environment
  readonly options: Pick<OptionsController, 'input'> & Partial<Pick<OptionsController, 'mistakes'>>
}

/**
 * Reports a mistake in the app's setup that no call can reject with: to `onError` if the app sets it, otherwise to the
 * console of development builds. Reports the same message once per kit. Users never see it.
 *
 * @example
 * ```ts
 * import { type AppKit, AppKitError, reportMistake } from '@openappkit/appkit-core'
 *
 * function warnOfMissingNetwork(kit: AppKit): void {
 *   reportMistake(kit, new AppKitError('network/not-found', 'Add the network to `networks`.'))
 * }
 * ```
 */
export function reportMistake({ environment, options }: MistakeReceiver, error: AppKitError): void {
  if (options.mistakes?.has(error.message)) return
  options.mistakes?.add(error.message)
  const { onError } = options.input
  if (onError) notify(environment, [onError], error)
  else warnInDevelopment(environment, error)
}

function warnInDevelopment({ window: page }: Environment, error: AppKitError): void {
  try {
    // Bundlers drop this line from production builds, which `isDevelopment()` would keep.
    if (process.env.NODE_ENV !== 'production') page?.console?.warn(`${error.message} ${errorDocsUrl(error)}`)
  } catch {
    // `process` doesn't exist without a bundler or Node.
  }
}
