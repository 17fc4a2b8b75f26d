import { AnnouncedWallet, type StandardAccount, type StandardName } from '@openappkit/adapter-kit/announce'
import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError, notConnected, notShared } from '@openappkit/appkit-core/adapter'
import { withTimeout } from '@openappkit/appkit-core/time'
import type { LiveConnection } from '../actions/LiveConnection'
import type { BitcoinProvider } from '../BitcoinProvider'
import { networkName } from '../network/bitcoinNetworks'
import type { WalletConnectWallet } from '../walletconnect/WalletConnectWallet'
import type { BitcoinWallet } from '../wallets/BitcoinWallet'
import { fromBase64 } from '../wallets/bytes'
import { keyBytes } from './keyBytes'
import { messageText } from './messageText'
import { type InputsToSign, signInputs } from './signInputs'

/** Callbacks of {@link SessionAnnouncement}. */
export interface SessionAnnouncementCallbacks {
  /** Returns the session to announce. Undefined without a session or a kit. */
  session(): LiveConnection | undefined
  /**
   * Returns the session's provider.
   *
   * @throws {AppKitError} `wallet/not-connected` when there is no session.
   */
  provider(): BitcoinProvider
  /** Reads the wallet again to apply the public keys that it has returned. */
  read(wallet: BitcoinWallet): Promise<void>
  /** Ends the session for the kit and all libraries. */
  disconnect(): Promise<void>
}

/** Unvalidated request of a library. */
interface MessageInput {
  readonly account?: { readonly address?: unknown } | undefined
  readonly message?: unknown
}

interface TransactionInput {
  readonly psbt?: unknown
  readonly inputsToSign?: readonly InputsToSign[] | undefined
  readonly chain?: unknown
}

interface ConnectInput {
  readonly silent?: boolean | undefined
  readonly purposes?: readonly unknown[] | undefined
}

const version = '1.0.0'
/** Maximum time to wait for a wallet's keys, in milliseconds. */
const keysTimeout = 3_000
const always: readonly StandardName[] = ['bitcoin:connect', 'bitcoin:disconnect', 'bitcoin:events']

/**
 * Announces the Bitcoin namespace of a WalletConnect session as a Wallet Standard wallet. Validates every request
 * before it is sent to the phone.
 */
export class SessionAnnouncement {
  readonly #callbacks: SessionAnnouncementCallbacks
  readonly #announced: AnnouncedWallet
  #connection: LiveConnection | undefined

  constructor(callbacks: SessionAnnouncementCallbacks) {
    this.#callbacks = callbacks
    const announced: AnnouncedWallet = new AnnouncedWallet(window, {
      onConnect: () => this.#learnKeys(),
      disconnect: () => callbacks.disconnect(),
      features: {
        'bitcoin:connect': { version, connect: (input?: ConnectInput) => this.#connect(input) },
        'bitcoin:disconnect': { version, disconnect: () => announced.disconnect() },
        'bitcoin:events': {
          version,
          on: (...received: Parameters<AnnouncedWallet['on']>) => announced.on(...received),
        },
        'bitcoin:switchNetwork': { version, switchNetwork: (network: unknown) => this.#switch(network) },
        'bitcoin:signMessage': { version, signMessage: (...inputs: MessageInput[]) => this.#signMessages(inputs) },
        'bitcoin:signTransaction': {
          version,
          signTransaction: (...inputs: TransactionInput[]) => this.#sign(inputs),
        },
      },
    })
    this.#announced = announced
  }

  /** Updates the announcement with the current session. */
  update(): void {
    const connection = this.#callbacks.session()
    this.#connection = connection
    if (!connection) {
      this.#announced.show(undefined)
      return
    }
    const { accounts, address, approvedNetworks = [], caipNetworkId } = connection
    const { methods } = walletOf(connection)
    // An address belongs to one network.
    const chains = [chainName(caipNetworkId)]
    const ordered = accounts.toSorted((a, b) => Number(b.address === address) - Number(a.address === address))
    this.#announced.show({
      accounts: ordered.map(one => ({ address: one.address, publicKey: keyBytes(one.publicKey), chains })),
      chains: [...new Set([caipNetworkId, ...approvedNetworks].map(chainName))],
      features: [
        ...always,
        ...(approvedNetworks.length > 1 ? (['bitcoin:switchNetwork'] as const) : []),
        ...(methods.includes('signMessage') ? (['bitcoin:signMessage'] as const) : []),
        ...(methods.includes('signPsbt') ? (['bitcoin:signTransaction'] as const) : []),
      ],
    })
  }

  /**
   * Returns the accounts for the requested purposes, or all accounts if the library requests none. Funds sent to an
   * account with a different purpose could be overlooked.
   */
  async #connect(input?: ConnectInput): Promise<{ readonly accounts: readonly StandardAccount[] }> {
    const { accounts } = await this.#announced.connect(input)
    const { purposes } = input ?? {}
    if (!Array.isArray(purposes)) return { accounts }
    const wanted = this.#connection?.accounts.filter(({ type }) =>
      purposes.includes(type === 'ordinal' ? 'ordinals' : 'payment'),
    )
    return { accounts: accounts.filter(({ address }) => wanted?.some(one => one.address === address)) }
  }

  /**
   * Requests the public keys from the wallet, since a session doesn't include them. Waits at most three seconds,
   * because not every wallet returns keys and most libraries don't need them.
   */
  async #learnKeys(): Promise<void> {
    const connection = this.#require()
    if (connection.accounts.every(({ publicKey }) => publicKey)) return
    const wallet = walletOf(connection)
    const learning = wallet.learnAccount(connection.address).then(() => this.#callbacks.read(wallet))
    await withTimeout(
      learning.catch(() => {}),
      keysTimeout,
    )
  }

  async #switch(network: unknown): Promise<void> {
    const { approvedNetworks = [] } = this.#require()
    const approved = approvedNetworks.find(id => id === network || chainName(id) === network)
    if (!approved) throw elsewhere()
    await this.#callbacks.provider().switchNetwork(approved)
  }

  async #signMessages(inputs: readonly MessageInput[]): Promise<readonly object[]> {
    const requests = inputs.map(({ account, message }) => ({
      address: this.#shared(account?.address),
      message: messageText(message),
    }))
    const signed: object[] = []
    for (const request of requests) {
      const signature = signatureBytes(await this.#callbacks.provider().signMessage(request))
      signed.push({ signedMessage: new TextEncoder().encode(request.message), signature })
    }
    return signed
  }

  async #sign(inputs: readonly TransactionInput[]): Promise<readonly object[]> {
    const requests = inputs.map(({ psbt, inputsToSign, chain }) => {
      const { caipNetworkId } = this.#require()
      if (chain !== undefined && chain !== caipNetworkId && chain !== chainName(caipNetworkId)) throw elsewhere()
      if (!ArrayBuffer.isView(psbt)) throw new AppKitError('psbt/invalid', "The PSBT can't be read. Pass its bytes.")
      return {
        psbt: new Uint8Array(psbt.buffer, psbt.byteOffset, psbt.byteLength).slice(),
        ...(inputsToSign ? { signInputs: signInputs(inputsToSign) } : {}),
      }
    })
    for (const { signInputs: named = [] } of requests) for (const { address } of named) this.#shared(address)
    const signed: object[] = []
    for (const request of requests) {
      const { psbt } = await this.#callbacks.provider().signPSBT(request)
      signed.push({ signedPsbt: fromBase64(psbt) })
    }
    return signed
  }

  /**
   * Returns the session.
   *
   * @throws {AppKitError} `wallet/not-connected` when there is no session or no kit.
   */
  #require(): LiveConnection {
    if (!this.#connection) throw notConnected()
    return this.#connection
  }

  /**
   * Returns `address` if the session shares it.
   *
   * @throws {AppKitError} `wallet/account-not-shared` if it doesn't, `wallet/not-connected` without a session.
   */
  #shared(address: unknown): string {
    const account = this.#require().accounts.find(one => one.address === address)
    if (!account) throw notShared()
    return account.address
  }
}

/**
 * Returns the session's wallet. The cast is safe, since only sessions are announced. `instanceof` would fail, because
 * this code is built separately with its own classes.
 */
function walletOf({ wallet }: LiveConnection): WalletConnectWallet {
  return wallet as WalletConnectWallet
}

/**
 * Decodes a wallet's signature from base64.
 *
 * @throws {AppKitError} `wallet/sign-failed` when it can't be decoded.
 */
function signatureBytes(response: string): Uint8Array {
  try {
    return fromBase64(response)
  } catch (cause) {
    throw new AppKitError('wallet/sign-failed', "The wallet couldn't sign the message. Try again.", { cause })
  }
}

/** Returns the name that libraries use for a network, such as `bitcoin:mainnet`. Defaults to the CAIP-2 id. */
function chainName(id: CaipNetworkId): StandardName {
  const name = networkName(id)
  return name ? `bitcoin:${name}` : id
}

function elsewhere(): AppKitError {
  return new AppKitError('network/mismatch', 'The wallet is on another network. Switch the network first.')
}
