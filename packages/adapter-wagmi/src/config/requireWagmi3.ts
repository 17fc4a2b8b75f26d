import { AppKitError } from '@openappkit/appkit-core'
import type { Config } from '@wagmi/core'
import { persistOf } from './persistOf'

/**
 * Checks that wagmi 3 or newer created `config`. Configs without storage don't say.
 *
 * @throws {AppKitError} `adapter/unsupported-version` for wagmi 2.
 */
export function requireWagmi3(config: Config): void {
  // wagmi versions its storage by its major version.
  const major = persistOf(config)?.getOptions().version ?? 3
  if (major < 3)
    throw new AppKitError(
      'adapter/unsupported-version',
      `WagmiAdapter needs wagmi 3, not ${major}. Run: npm install wagmi@3 @wagmi/core@3`,
    )
}
