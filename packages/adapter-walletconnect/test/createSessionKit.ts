import { AppKit, type AppKitOptions, browserEnvironment, memoryStorage } from '@openappkit/appkit-core'
import { PairingController } from '@openappkit/appkit-core/cloud'
import { createModalKit, type ModalKit } from '@openappkit/appkit-core/modal'
import { ScriptedLink } from '@openappkit/appkit-core/testing'
import { base, mainnet, solana } from './networks'

export const evm: string = `0x${'ab'.repeat(20)}`
export const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
/** Accounts that a wallet shares. */
export const shared: Parameters<ScriptedLink['share']>[0] = [`eip155:1:${evm}`, `${solana.caipNetworkId}:${sol}`]

export interface SessionKitSettings extends Partial<AppKitOptions> {
  /** WalletConnect client of the kit. */
  readonly link?: ScriptedLink
}

export interface SessionKit {
  readonly kit: AppKit
  readonly link: ScriptedLink
}

export interface LoadedSessionKit extends SessionKit {
  readonly modalKit: ModalKit
  readonly pairing: PairingController
}

/** Creates a kit, by default without any adapter from the host. */
export function createSessionKit({ link = new ScriptedLink(), ...options }: SessionKitSettings = {}): SessionKit {
  const page = {
    navigator: { userAgent: 'desktop' },
    document: { createElement: () => ({}) },
  } as unknown as Window & typeof globalThis
  const kit = new AppKit(
    {
      adapters: [],
      networks: [mainnet, base, solana],
      cloud: 'https://wallets.invalid',
      storage: memoryStorage(),
      ...options,
    },
    {
      loadModal: async () => ({ createModalKit, mountModal: () => ({ destroy() {} }) }),
      loadFallback: () => import('../src/exports/fallback'),
      environment: { ...browserEnvironment(), window: page },
    },
  )
  let isMade = false
  const load = async () => {
    // As in core, adapters follow the client from the start.
    if (!isMade) for (const name of kit.adapters.namespaces) kit.adapter(name).followWalletConnect?.(link)
    isMade = true
    return link
  }
  Object.assign(kit, { walletConnect: { load } })
  kit.start()
  return { kit, link }
}

/** Creates the same kit with its modal closed. */
export async function loadedSessionKit(settings: SessionKitSettings = {}): Promise<LoadedSessionKit> {
  const made = createSessionKit(settings)
  const modalKit = await made.kit.load()
  return { ...made, modalKit, pairing: modalKit.controller(PairingController) }
}

/** Creates a kit whose code a wallet has scanned. */
export async function paired(
  settings: SessionKitSettings = {},
  methods: readonly string[] = [],
): Promise<LoadedSessionKit> {
  const made = await loadedSessionKit(settings)
  await approve(made, shared, methods)
  return made
}

/** Shows a code and approves it with a wallet. */
export async function approve(
  { pairing, link }: LoadedSessionKit,
  accounts: typeof shared,
  methods: readonly string[] = [],
): Promise<void> {
  pairing.start()
  await settled()
  link.approve(accounts, methods)
  await settled()
}

/** Returns the wallet requests, except for the balances that the kit polls. */
export function requestsOf(link: ScriptedLink): readonly ScriptedLink['requests'][number][] {
  return link.requests.filter(({ method }) => !/balance$/iu.test(method))
}

/** Waits for microtasks and the code they load. */
export async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 0))
}
