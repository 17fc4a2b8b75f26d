import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError, hasCode, UserRejectedError } from '@openappkit/appkit-core/adapter'
import { networkName, readNetwork } from '../network/bitcoinNetworks'
import type { BitcoinWallet, MessageRequest, PsbtRequest, TransferRequest, WalletReading } from './BitcoinWallet'
import type { WalletIdentity } from './brands'
import { readAddresses } from './readAddresses'

/** Provider as defined by WBIP-001. */
export interface SatsConnectProvider {
  request(method: string, params?: unknown): Promise<unknown>
  addListener?(listener: { readonly eventName: string; readonly cb: () => void }): (() => void) | undefined
}

const message = 'Connect to your wallet'
const purposes = ['payment', 'ordinals']

/** Connects Xverse and compatible wallets through the JSON-RPC API of sats-connect, without its library. */
export class SatsConnectWallet implements BitcoinWallet {
  readonly id: string
  readonly name: string
  readonly type = 'ANNOUNCED'
  readonly imageUrl: string | undefined
  readonly explorerId: string | undefined
  readonly raw: SatsConnectProvider

  constructor({ id, name, imageUrl, explorerId }: WalletIdentity, provider: SatsConnectProvider) {
    this.id = id
    this.name = name
    this.imageUrl = imageUrl
    this.explorerId = explorerId
    this.raw = provider
  }

  /**
   * Connects with the newer method if the wallet supports it, because older methods don't grant permission for the next
   * visit.
   */
  async connect({ caipNetworkId }: { readonly caipNetworkId: CaipNetworkId | undefined }): Promise<WalletReading> {
    const network = caipNetworkId && rpcNetwork(caipNetworkId)
    const params = { addresses: purposes, message, ...(network ? { network } : {}) }
    try {
      return await this.#readWallet(await this.#ask('wallet_connect', params))
    } catch (cause) {
      // Sends a second request only if the wallet doesn't support the method.
      if (cause instanceof AppKitError || !hasCode(cause, [-32_601, -32_001])) throw cause
      return this.#readWallet(await this.#ask('getAddresses', { purposes, message }))
    }
  }

  async read(): Promise<WalletReading | undefined> {
    try {
      return await this.#readWallet(await this.#ask('wallet_getAccount', null))
    } catch {
      // The wallet is locked, doesn't permit the app, or doesn't support the method. All other methods would prompt the
      // user.
      return undefined
    }
  }

  async disconnect(): Promise<void> {
    await this.#ask('wallet_disconnect', null)
  }

  subscribe(listener: (event: 'changed' | 'disconnected') => void): () => void {
    const on = (eventName: string, event: 'changed' | 'disconnected') =>
      this.raw.addListener?.({ eventName, cb: () => listener(event) })
    const stops = [on('accountChange', 'changed'), on('networkChange', 'changed'), on('disconnect', 'disconnected')]
    return () => {
      for (const stop of stops) stop?.()
    }
  }

  async signMessage({ message: text, address, protocol }: MessageRequest): Promise<string> {
    const { signature } = await this.#ask('signMessage', { message: text, address, protocol: protocol.toUpperCase() })
    return String(signature ?? '')
  }

  async signPsbt({ psbt, inputs }: PsbtRequest): Promise<string> {
    const signInputs: Record<string, number[]> = {}
    for (const { address, index } of inputs) signInputs[address] = [...(signInputs[address] ?? []), index]
    const allowed = new Set(inputs.flatMap(({ sighashTypes = [] }) => sighashTypes))
    // Wallets prompt again for any sighash type but the standard one, and refuse types that the request didn't allow.
    const [allowedSignHash] = allowed.size === 1 ? allowed : []
    const params = { psbt, signInputs, broadcast: false, ...(allowedSignHash === undefined ? {} : { allowedSignHash }) }
    return String((await this.#ask('signPsbt', params))['psbt'] ?? '')
  }

  async sendTransfer({ recipient, amount }: TransferRequest): Promise<string> {
    // Numbers are exact up to 90 million bitcoin, well above the maximum supply.
    const { txid } = await this.#ask('sendTransfer', { recipients: [{ address: recipient, amount: Number(amount) }] })
    return String(txid ?? '')
  }

  async switchNetwork(caipNetworkId: CaipNetworkId): Promise<undefined> {
    await this.#ask('wallet_changeNetwork', { name: rpcNetwork(caipNetworkId) ?? caipNetworkId })
    return undefined
  }

  /** Parses a connect response. If an older wallet doesn't include the network, requests it separately. */
  async #readWallet(answer: Readonly<Record<string, unknown>>): Promise<WalletReading> {
    const accounts = readAddresses(answer['addresses'])
    const said = answer['network'] ?? (await this.#ask('wallet_getNetwork', null).catch(() => undefined))
    const { bitcoin } = (said ?? {}) as { bitcoin?: { name?: unknown } | null }
    return { accounts, caipNetworkId: readNetwork(bitcoin?.name) }
  }

  async #ask(method: string, params: unknown): Promise<Readonly<Record<string, unknown>>> {
    try {
      return await requestSatsConnect(this.raw, method, params)
    } catch (cause) {
      throw convertWalletError(cause)
    }
  }
}

/** Sends a JSON-RPC request. Some wallets reject with the error response, others resolve with it. */
export async function requestSatsConnect(
  provider: SatsConnectProvider,
  method: string,
  params: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = (await provider.request(method, params).catch(cause => {
    const response = (cause as { error?: unknown } | null | undefined)?.error
    return { error: typeof response === 'object' && response !== null ? response : cause }
  })) as { readonly result?: unknown; readonly error?: unknown } | null | undefined
  if (answer?.error !== undefined && answer.error !== null) throw rpcError(answer.error)
  const { result } = answer ?? {}
  return typeof result === 'object' && result !== null ? (result as Readonly<Record<string, unknown>>) : {}
}

function rpcError(response: unknown): Error {
  const { code, message: words } = response as { code?: unknown; message?: unknown }
  return Object.assign(new Error(String(words ?? response)), { name: 'RPCError', code, cause: response })
}

/** Converts error codes specific to sats-connect. -32000 means that the user rejected. */
function convertWalletError(cause: unknown): unknown {
  if (hasCode(cause, [-32_000])) return new UserRejectedError({ cause })
  // Other wallets use this code for a pending request.
  if (hasCode(cause, [-32_002]))
    return new AppKitError('wallet/unauthorized', "The wallet revoked this app's access. Connect it again.", { cause })
  return cause
}

function rpcNetwork(caipNetworkId: CaipNetworkId): string | undefined {
  const name = networkName(caipNetworkId)
  return name && name.slice(0, 1).toUpperCase() + name.slice(1)
}
