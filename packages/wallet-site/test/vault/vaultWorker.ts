import { createVault } from '../../src/vault/createVault'
import { createIndexedDbStore } from '../../src/vault/device/createIndexedDbStore'
import { exclusively } from '../../src/vault/device/exclusively'
import { withMemoryFallback } from '../../src/vault/device/withMemoryFallback'
import { serveVault, type VaultPort } from '../../src/vault/messages/serveVault'
import { FakeWalletServer } from './FakeWalletServer'

declare const self: VaultPort

/** Code that every email has. */
export const CODE = '123456'

const server = new FakeWalletServer()
server.nextCode = () => CODE

const vault = createVault({
  url: server.url,
  fetch: server.fetch,
  store: withMemoryFallback(createIndexedDbStore()),
  crypto,
  now: () => Date.now(),
  exclusively,
  label: 'Chrome on Linux',
})

serveVault(vault, self)
