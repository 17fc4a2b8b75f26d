import type { SignClient } from '@walletconnect/sign-client'
import type { UniversalProvider } from '@walletconnect/universal-provider'
import type { Environment } from '../environment/Environment'
import type { DappMetadata } from '../options/dappMetadata'
import { attest } from './attest'
import { type ClientStorage, globalCoreName } from './clientStorage'
import { guardEngine, type LibraryEngine } from './guardEngine'
import { type RelayClient, RelayTransport } from './RelayTransport'

/** Size of the log buffer in bytes. */
const logBufferBytes = 1_024_000

type SignCore = NonNullable<NonNullable<Parameters<typeof SignClient.init>[0]>['core']>

/**
 * Log level. The library logs a user's rejection as an error. Users and apps get errors from the kit, so the console
 * only needs fatal ones.
 */
const logLevel = 'fatal'

/** The library's provider. */
export type LibraryProvider = InstanceType<typeof UniversalProvider>

/** Settings of the library's client. */
export interface ClientSettings {
  readonly environment: Environment
  readonly relay: string
  readonly verify: string | false
  readonly projectId: string
  readonly metadata: DappMetadata
  readonly storage: ClientStorage
  /** Returns the prefix of the storage keys. */
  prefix(): string
}

/** The library's client, ready for use. Sends no request unless there is a session to listen to. */
export interface OpenClient {
  readonly provider: LibraryProvider
  readonly transport: RelayTransport
  /** Returns the hash that a wallet signs for a text ([EIP-191](https://eips.ethereum.org/EIPS/eip-191)). */
  hashMessage(text: string): string
  /** Closes every socket, timer and listener. Sessions stay. */
  close(): void
}

/** Creates the library's client. The only place that loads the library. */
export async function openClient(settings: ClientSettings): Promise<OpenClient> {
  const { environment, metadata, projectId, relay, verify } = settings
  const { Core, hashEthereumMessage: hashMessage, SignClient, UniversalProvider } = await import('./library')
  // Chosen after the import, so two kits that load at the same time don't get the same prefix.
  const prefix = settings.prefix()
  const core = new Core({
    customStoragePrefix: prefix,
    logger: logLevel,
    maxLogBlobSizeInBytes: logBufferBytes,
    projectId,
    relayUrl: relay,
    storage: settings.storage,
    telemetryEnabled: false,
  })
  // The library reports each start to its vendor's server, even with telemetry off.
  core.eventClient.init = async () => {}
  // The library's own version waits five seconds for a service that may not exist, and accepts messages from any frame.
  core.verify.register = verify ? query => attest(environment, verify, projectId, query) : async () => ''
  const beats = core.heartbeat
  const transport = new RelayTransport(core.relayer as unknown as RelayClient, environment, listener => {
    beats.on('heartbeat_pulse', listener)
    return () => beats.removeListener('heartbeat_pulse', listener)
  })
  const close = () => {
    transport.close()
    beats.stop()
    forgetGlobals(prefix, environment.window)
  }
  try {
    const client = await SignClient.init({
      // The library's two types differ in an optional `undefined`.
      core: core as unknown as SignCore,
      metadata: { ...metadata, icons: [...metadata.icons] },
      logger: logLevel,
    })
    guardEngine(client.engine as unknown as LibraryEngine, topic => client.session.keys.includes(topic))
    const provider = await UniversalProvider.init({ client, logger: logLevel, disableProviderPing: true })
    // Shown links stay valid until they expire or are revoked individually.
    provider.cleanupPendingPairings = async () => {}
    return { provider, transport, hashMessage, close }
  } catch (cause) {
    close()
    throw cause
  }
}

/** Removes the library's globals. */
function forgetGlobals(prefix: string, page: Window | undefined): void {
  Reflect.deleteProperty(globalThis, globalCoreName(prefix))
  Reflect.deleteProperty(globalThis, `${globalCoreName(prefix)}_count`)
  if (page) Reflect.deleteProperty(page, 'downloadLogsBlobInBrowser')
}
