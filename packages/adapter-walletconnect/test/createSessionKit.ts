import { AppKit, type AppKitOptions, browserEnvironment, memoryStorage } from '@openappkit/appkit-core'
import { PairingController } from '@openappkit/appkit-core/cloud'
import { createModalKit, type ModalKit } from '@openappkit/appkit-core/modal'
import { ScriptedLink } from '@openappkit/appkit-core/testing'
import { base, mainnet, solana } from './networks'

export const evm: string = `0x${'ab'.repeat(20)}`
export const sol = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
/** What a wallet shares. */
export const shared: Parameters<ScriptedLink['share']>[0] = [`eip155:1:${evm}`, `${solana.caipNetworkId}:${sol}`]

export interface SessionKitSettings extends Partial<AppKitOptions> {
  /** The kit's WalletConnect client. */
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

/** A kit on a page, without any adapter of the host unless the test gives one. */
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
    // As core does: adapters follow the client from its beginning.
    if (!isMade) for (const name of kit.adapters.namespaces) kit.adapter(name).followWalletConnect?.(link)
    isMade = true
    return link
  }
  Object.assign(kit, { walletConnect: { load } })
  kit.start()
  return { kit, link }
}

/** The same kit with its modal, closed. */
export async function loadedSessionKit(settings: SessionKitSettings = {}): Promise<LoadedSessionKit> {
  const made = createSessionKit(settings)
  const modalKit = await made.kit.load()
  return { ...made, modalKit, pairing: modalKit.service(PairingController) }
}

/** A kit whose code a wallet has scanned. */
export async function paired(
  settings: SessionKitSettings = {},
  methods: readonly string[] = [],
): Promise<LoadedSessionKit> {
  const made = await loadedSessionKit(settings)
  await approve(made, shared, methods)
  return made
}

/** Shows a code, and has a wallet approve it. */
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

/** The requests to the wallet, without the balances that the kit follows. */
export function asked(link: ScriptedLink): readonly ScriptedLink['requests'][number][] {
  return link.requests.filter(({ method }) => !/balance$/iu.test(method))
}

/** Lets microtasks, and what they load, settle. */
export async function settled(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 0))
}
