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

/** What an announcement asks of the adapter. */
export interface SessionAnnouncementOwner {
  /** The session that shall be announced now; nothing while there is none, or no kit. */
  session(): LiveConnection | undefined
  /** @throws AppKitError `wallet/not-connected` */
  provider(): BitcoinProvider
  /** Takes over what a wallet tells by now. */
  read(wallet: BitcoinWallet): Promise<void>
  /** Ends the session, for the kit and whoever else uses it. */
  disconnect(): Promise<void>
}

/** What libraries ask with. All of it is input of others. */
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
/** How long to wait for a wallet to say its keys, in milliseconds. */
const keysTimeout = 3_000
const always: readonly StandardName[] = ['bitcoin:connect', 'bitcoin:disconnect', 'bitcoin:events']

/** The Bitcoin part of a WalletConnect session as a wallet of Wallet Standard. Everything that is asked is checked before the phone hears of any of it. */
export class SessionAnnouncement {
  readonly #owner: SessionAnnouncementOwner
  readonly #announced: AnnouncedWallet
  #connection: LiveConnection | undefined

  constructor(owner: SessionAnnouncementOwner) {
    this.#owner = owner
    const announced: AnnouncedWallet = new AnnouncedWallet(window, {
      onConnect: () => this.#learnKeys(),
      disconnect: () => owner.disconnect(),
      features: {
        'bitcoin:connect': { version, connect: (input?: ConnectInput) => this.#connect(input) },
        'bitcoin:disconnect': { version, disconnect: () => announced.disconnect() },
        'bitcoin:events': { version, on: (...heard: Parameters<AnnouncedWallet['on']>) => announced.on(...heard) },
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

  /** Shows the session as it is now. */
  update(): void {
    const connection = this.#owner.session()
    this.#connection = connection
    if (!connection) {
      this.#announced.show(undefined)
      return
    }
    const { accounts, address, approvedNetworks = [], caipNetworkId } = connection
    const { methods } = walletOf(connection)
    // An address is one of one network.
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

  /** Accounts for other purposes than those that are asked for aren't told: what is sent to them could be lost sight of. */
  async #connect(input?: ConnectInput): Promise<{ readonly accounts: readonly StandardAccount[] }> {
    const { accounts } = await this.#announced.connect(input)
    const { purposes } = input ?? {}
    if (!Array.isArray(purposes)) return { accounts }
    const wanted = this.#connection?.accounts.filter(({ type }) =>
      purposes.includes(type === 'ordinal' ? 'ordinals' : 'payment'),
    )
    return { accounts: accounts.filter(({ address }) => wanted?.some(one => one.address === address)) }
  }

  /** A session has no keys, and not every wallet tells them: most libraries need none, so nobody waits for long. */
  async #learnKeys(): Promise<void> {
    const connection = this.#require()
    if (connection.accounts.every(({ publicKey }) => publicKey)) return
    const wallet = walletOf(connection)
    const learning = wallet.learnAccount(connection.address).then(() => this.#owner.read(wallet))
    await withTimeout(
      learning.catch(() => {}),
      keysTimeout,
    )
  }

  async #switch(network: unknown): Promise<void> {
    const { approvedNetworks = [] } = this.#require()
    const approved = approvedNetworks.find(id => id === network || chainName(id) === network)
    if (!approved) throw elsewhere()
    await this.#owner.provider().switchNetwork(approved)
  }

  async #signMessages(inputs: readonly MessageInput[]): Promise<readonly object[]> {
    const requests = inputs.map(({ account, message }) => ({
      address: this.#shared(account?.address),
      message: messageText(message),
    }))
    const signed: object[] = []
    for (const request of requests) {
      const signature = signatureBytes(await this.#owner.provider().signMessage(request))
      signed.push({ signedMessage: new TextEncoder().encode(request.message), signature })
    }
    return signed
  }

  async #sign(inputs: readonly TransactionInput[]): Promise<readonly object[]> {
    const requests = inputs.map(({ psbt, inputsToSign, chain }) => {
      const { caipNetworkId } = this.#require()
      if (chain !== undefined && chain !== caipNetworkId && chain !== chainName(caipNetworkId)) throw elsewhere()
      if (!ArrayBuffer.isView(psbt)) throw new AppKitError('psbt/invalid', 'The PSBT cannot be read. Give it as bytes.')
      return {
        psbt: new Uint8Array(psbt.buffer, psbt.byteOffset, psbt.byteLength).slice(),
        ...(inputsToSign ? { signInputs: signInputs(inputsToSign) } : {}),
      }
    })
    for (const { signInputs: named = [] } of requests) for (const { address } of named) this.#shared(address)
    const signed: object[] = []
    for (const request of requests) {
      const { psbt } = await this.#owner.provider().signPSBT(request)
      signed.push({ signedPsbt: fromBase64(psbt) })
    }
    return signed
  }

  /** @throws AppKitError when there is no session, or no kit. */
  #require(): LiveConnection {
    if (!this.#connection) throw notConnected()
    return this.#connection
  }

  /** @throws AppKitError when it isn't an address of the session. */
  #shared(address: unknown): string {
    const account = this.#require().accounts.find(one => one.address === address)
    if (!account) throw notShared()
    return account.address
  }
}

/** Only sessions are announced. No `instanceof`: this code is built apart, with classes of its own. */
function walletOf({ wallet }: LiveConnection): WalletConnectWallet {
  return wallet as WalletConnectWallet
}

/** @throws AppKitError when the wallet answered with something else. */
function signatureBytes(told: string): Uint8Array {
  try {
    return fromBase64(told)
  } catch (cause) {
    throw new AppKitError('wallet/sign-failed', 'The wallet could not sign the message. Try again.', { cause })
  }
}

/** What libraries call a network: `bitcoin:mainnet`. One without a name goes by its CAIP-2 id. */
function chainName(id: CaipNetworkId): StandardName {
  const name = networkName(id)
  return name ? `bitcoin:${name}` : id
}

function elsewhere(): AppKitError {
  return new AppKitError('network/mismatch', 'The wallet is on another network. Switch to the right one first.')
}
