import { createVault } from './createVault'
import { createIndexedDbStore } from './device/createIndexedDbStore'
import { deviceLabel } from './device/deviceLabel'
import { exclusively } from './device/exclusively'
import { withMemoryFallback } from './device/withMemoryFallback'
import { serveVault, type VaultPort } from './messages/serveVault'

/** The worker's global scope, which TypeScript's DOM library takes for a window. */
declare const self: VaultPort &
  Pick<typeof globalThis, 'crypto' | 'fetch'> & {
    readonly location: { readonly origin: string }
    readonly navigator: { readonly userAgent: string; readonly language: string }
  }

const vault = createVault({
  url: self.location.origin,
  fetch: (...request) => self.fetch(...request),
  store: withMemoryFallback(createIndexedDbStore()),
  crypto: self.crypto,
  now: () => Date.now(),
  exclusively,
  label: deviceLabel(self.navigator.userAgent),
  language: self.navigator.language,
})

serveVault(vault, self)
