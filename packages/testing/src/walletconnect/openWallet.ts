import { WalletKit } from '@reown/walletkit'
import { createAnswerControls } from '../wallet/createAnswerControls'
import { openStorage } from '../wallet/openStorage'
import { RequestLog } from '../wallet/RequestLog'
import { pay } from '../walletPayment/pay'
import { Authentications } from './Authentications'
import { createNamespaces } from './createNamespaces'
import { keyValueStorage } from './keyValueStorage'
import { Outbox } from './Outbox'
import { Pairings } from './Pairings'
import { Proposals } from './Proposals'
import { quietCore } from './quietCore'
import { RelayLink } from './RelayLink'
import { Sessions } from './Sessions'
import type { WalletConnectWallet } from './WalletConnectWallet'
import type { WalletConnectWalletOptions } from './WalletConnectWalletOptions'
import type { WalletNamespace } from './WalletNamespace'

/** Creates a WalletConnect client and the wallet on it. See `createWalletConnectWallet`. */
export async function openWallet(options: WalletConnectWalletOptions): Promise<WalletConnectWallet> {
  const storeName = 'org.openappkit.test-wallet.walletconnect'
  const log = new RequestLog()
  const { evm, namespaces, prompts } = createNamespaces(options, storeName, log)
  const core = await quietCore({
    relayUrl: options.relayUrl,
    projectId: options.projectId ?? 'local',
    storage: keyValueStorage(openStorage(options.storage), `openappkit.testing.${storeName}.client`),
  })
  const kit = await WalletKit.init({
    core,
    metadata: {
      name: options.name ?? 'Test Wallet',
      description: options.description ?? 'A wallet for tests',
      url: options.url ?? ownUrl(),
      icons: options.icon === undefined ? [] : [options.icon],
    },
    // An open request must not block the next one.
    signConfig: { disableRequestQueue: true },
  })
  const outbox = new Outbox()
  const relay = new RelayLink(core, outbox)
  const sessions = new Sessions(kit, namespaces, outbox)
  const proposals = new Proposals(kit, prompts, log, namespaces, options.shared)
  const pairings = new Pairings(kit)
  const evmNamespace = namespaces.find(({ name }) => name === 'eip155')
  const authentications =
    evm &&
    evmNamespace &&
    new Authentications(
      kit,
      prompts,
      log,
      { wallet: evm, namespace: evmNamespace },
      {
        choice: () => proposals.choice,
        isForger: options.forgesSignatures === true,
      },
    )
  const listeners = new Set<() => void>()
  const changed = (): void => {
    for (const listener of listeners) listener()
  }
  // Notifications fail only if the app is gone or the wallet is being destroyed, so the error can be ignored.
  const unseen = (): void => {}

  kit.on('session_proposal', ({ id, params }) => {
    const written = { ...params, id }
    const proposal = proposals.read(written)
    pairings.arrived(proposal)
    void proposals.answer(written, proposal).catch(unseen).finally(changed)
  })
  // The client checks this listener to decide whether the wallet supports the method. Without it, the client uses the
  // session proposal that apps send along.
  if (authentications && options.oneClickAuth !== false)
    kit.on('session_authenticate', request => {
      const proposal = authentications.read(request)
      pairings.arrived(proposal)
      void authentications.answer(request, proposal).catch(unseen).finally(changed)
    })
  kit.on('session_request', request => void sessions.answer(request).catch(unseen))
  kit.on('session_delete', changed)
  for (const event of ['relayer_connect', 'relayer_disconnect']) core.relayer.on(event, changed)

  let reported: Promise<unknown> = Promise.resolve()
  const silence = namespaces.map(namespace =>
    namespace.subscribe(change => {
      const notifying = sessions.notify(namespace, change)
      reported = Promise.all([reported, notifying])
      reported.catch(unseen)
      notifying.catch(unseen).finally(changed)
    }),
  )

  async function forEachSession(topic: string | undefined, act: (topic: string) => Promise<unknown>): Promise<void> {
    if (!outbox.isOnline) throw new Error('The wallet is offline. Call goOnline() first.')
    for (const one of sessions.topics(topic)) await act(one)
    changed()
  }
  async function destroy(): Promise<void> {
    for (const end of silence) end()
    listeners.clear()
    await relay.destroy()
  }

  return {
    ...createAnswerControls(prompts),
    requests: log.entries,
    get accounts() {
      return evm?.accounts.map(({ address }) => address) ?? []
    },
    get chainId() {
      return evm?.chainId
    },
    get chainIds() {
      return evm?.chainIds ?? []
    },
    get addresses() {
      return Object.fromEntries(namespaces.map(({ name, chains, addressesOn }) => [name, addressesOn(chains[0] ?? '')]))
    },
    get sessions() {
      return sessions.all()
    },
    get isConnected() {
      return relay.isConnected
    },
    async pair(uri) {
      if (!outbox.isOnline) throw new Error('The wallet is offline. Call goOnline() first.')
      return pairings.pair(uri)
    },
    pay: payment => pay(namespaces, payment),
    share(choice = {}) {
      proposals.choice = choice
    },
    async switchChain(chain) {
      const id = typeof chain === 'number' ? `eip155:${chain}` : chain
      const namespace = namespaces.find(({ name }) => id.startsWith(`${name}:`))
      if (namespace === undefined)
        throw new RangeError(`The wallet doesn't have the chain ${chain}. Pass one of its chains.`)
      namespace.switchChain(id)
      await reported
    },
    async switchAccount(index, name) {
      selectAccount(namespaces, index, name)
      await reported
    },
    disconnect: topic =>
      forEachSession(topic, one =>
        kit.disconnectSession({ topic: one, reason: { code: 6000, message: 'User disconnected.' } }),
      ),
    extend: topic =>
      forEachSession(topic, async one => {
        await kit.extendSession({ topic: one })
      }),
    ping: topic => forEachSession(topic, one => kit.engine.signClient.ping({ topic: one })),
    emit: (event, chain, topic) =>
      forEachSession(topic, one => kit.emitSessionEvent({ topic: one, event, chainId: chain })),
    goOffline: () => relay.goOffline(),
    goOnline: () => relay.goOnline(),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    destroy,
    [Symbol.asyncDispose]: destroy,
  }
}

/**
 * Selects the account in one namespace, or in each one that has such an account.
 *
 * @throws RangeError if there is no such account.
 */
function selectAccount(namespaces: readonly WalletNamespace[], index: number, wanted: string | undefined): void {
  let selected = 0
  for (const namespace of namespaces) {
    if (wanted !== undefined && namespace.name !== wanted) continue
    try {
      namespace.select(index)
      selected++
    } catch (error) {
      if (wanted !== undefined || !(error instanceof RangeError)) throw error
    }
  }
  if (selected === 0) throw new RangeError(`The wallet has no account ${index}. Pass the index of an account.`)
}

/** Returns the page's origin, or a nonexistent host in Node. */
function ownUrl(): string {
  return typeof location === 'undefined' ? 'https://wallet.invalid' : location.origin
}
