import type { SignClient } from '@walletconnect/sign-client'
import type { UniversalProvider } from '@walletconnect/universal-provider'
import type { Environment } from '../environment/Environment'
import type { DappMetadata } from '../options/dappMetadata'
import { attest } from './attest'
import { type ClientStorage, globalCoreName } from './clientStorage'
import { guardEngine, type LibraryEngine } from './guardEngine'
import { type RelayClient, RelayTransport } from './RelayTransport'

/** Bytes of log that are kept. */
const logBufferBytes = 1_024_000

type SignCore = NonNullable<NonNullable<Parameters<typeof SignClient.init>[0]>['core']>

/** It calls a visitor's refusal an error. What goes wrong reaches the visitor and the host in words of our own, so the console hears of the unheard-of only. */
const logLevel = 'fatal'

/** The library's provider. */
export type LibraryProvider = InstanceType<typeof UniversalProvider>

/** What a client is made of. */
export interface ClientSettings {
  readonly environment: Environment
  readonly relay: string
  readonly verify: string | false
  readonly projectId: string
  readonly metadata: DappMetadata
  readonly storage: ClientStorage
  /** Chooses the own part of the storage keys. */
  prefix(): string
}

/** The library's client, ready to use. No request has left the page yet unless there is a session to listen to. */
export interface OpenClient {
  readonly provider: LibraryProvider
  readonly transport: RelayTransport
  /** Returns the hash that a wallet signs for a text ([EIP-191](https://eips.ethereum.org/EIPS/eip-191)). */
  hashMessage(text: string): string
  /** Leaves no socket, timer or listener behind. Sessions stay as they are. */
  close(): void
}

/** Makes the library's client: the one place that loads it. */
export async function openClient(settings: ClientSettings): Promise<OpenClient> {
  const { environment, metadata, projectId, relay, verify } = settings
  const { Core, hashEthereumMessage: hashMessage, SignClient, UniversalProvider } = await import('./library')
  // Chosen now: two kits that load at the same time may not take the same place.
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
  // It reports each start to its maker's server, whatever it was told of telemetry.
  core.eventClient.init = async () => {}
  // Its own waits five seconds for a service that may not be there, and listens to any frame of the page.
  core.verify.register = verify ? question => attest(environment, verify, projectId, question) : async () => ''
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
      // Its own two types differ in an optional `undefined`.
      core: core as unknown as SignCore,
      metadata: { ...metadata, icons: [...metadata.icons] },
      logger: logLevel,
    })
    guardEngine(client.engine as unknown as LibraryEngine, topic => client.session.keys.includes(topic))
    const provider = await UniversalProvider.init({ client, logger: logLevel, disableProviderPing: true })
    // Links that were shown stay good until they expire or are given up, one by one.
    provider.cleanupPendingPairings = async () => {}
    return { provider, transport, hashMessage, close }
  } catch (cause) {
    close()
    throw cause
  }
}

/** What the library leaves on the page's global object. */
function forgetGlobals(prefix: string, page: Window | undefined): void {
  Reflect.deleteProperty(globalThis, globalCoreName(prefix))
  Reflect.deleteProperty(globalThis, `${globalCoreName(prefix)}_count`)
  if (page) Reflect.deleteProperty(page, 'downloadLogsBlobInBrowser')
}
