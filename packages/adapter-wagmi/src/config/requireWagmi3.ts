import { AppKitError } from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import { persistOf } from './persistOf'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Checks that wagmi 3 or newer created `config`, in development. Configs without storage don't say.
 *
 * @throws {AppKitError} `adapter/unsupported-version` for wagmi 2.
 */
export function requireWagmi3(config: Config): void {
  let error: AppKitError | undefined
  try {
    // Bundlers replace the condition, and drop the check from production builds.
    if (process.env.NODE_ENV !== 'production') {
      // wagmi versions its storage by its major version.
      const major = persistOf(config)?.getOptions().version ?? 3
      if (major < 3)
        error = new AppKitError(
          'adapter/unsupported-version',
          `WagmiAdapter needs wagmi 3, not ${major}. Run: npm install wagmi@3 @wagmi/core@3`,
        )
    }
  } catch {
    // `process` doesn't exist without a bundler or Node. Then nothing is checked.
  }
  if (error) throw error
}
