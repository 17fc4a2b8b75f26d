import type { CaipNetworkId } from '@openappkit/appkit-core'
import { AppKitError, hasCode, UserRejectedError } from '@openappkit/appkit-core/adapter'
import { networkName, readNetwork } from '../network/bitcoinNetworks'
import type { BitcoinWallet, MessageRequest, PsbtRequest, TransferRequest, WalletReading } from './BitcoinWallet'
import type { WalletIdentity } from './brands'
import { readAddresses } from './readAddresses'

/** A provider as WBIP-001 has it. */
export interface SatsConnectProvider {
  request(method: string, params?: unknown): Promise<unknown>
  addListener?(listener: { readonly eventName: string; readonly cb: () => void }): (() => void) | undefined
}

const message = 'Connect to your wallet'
const purposes = ['payment', 'ordinals']

/** Xverse and the wallets that speak as it does: the JSON-RPC of sats-connect, without that library. */
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

  /** Where the wallet knows it, by the method that lasts: the others permit nothing for the next visit. */
  async connect({ caipNetworkId }: { readonly caipNetworkId: CaipNetworkId | undefined }): Promise<WalletReading> {
    const network = caipNetworkId && rpcNetwork(caipNetworkId)
    const asked = { addresses: purposes, message, ...(network ? { network } : {}) }
    try {
      return await this.#whole(await this.#ask('wallet_connect', asked))
    } catch (cause) {
      // Only a wallet that doesn't know the method is asked again.
      if (cause instanceof AppKitError || !hasCode(cause, [-32_601, -32_001])) throw cause
      return this.#whole(await this.#ask('getAddresses', { purposes, message }))
    }
  }

  async read(): Promise<WalletReading | undefined> {
    try {
      return await this.#whole(await this.#ask('wallet_getAccount', null))
    } catch {
      // Locked, not permitted, or without this method: everything else would ask the owner.
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
    // Wallets ask their owner once more for anything but the usual type, and refuse what wasn't allowed.
    const [allowedSignHash] = allowed.size === 1 ? allowed : []
    const asked = { psbt, signInputs, broadcast: false, ...(allowedSignHash === undefined ? {} : { allowedSignHash }) }
    return String((await this.#ask('signPsbt', asked))['psbt'] ?? '')
  }

  async sendTransfer({ recipient, amount }: TransferRequest): Promise<string> {
    // No sum of bitcoin is too large for a number: there are 21 million, and a number is exact up to 90.
    const { txid } = await this.#ask('sendTransfer', { recipients: [{ address: recipient, amount: Number(amount) }] })
    return String(txid ?? '')
  }

  async switchNetwork(caipNetworkId: CaipNetworkId): Promise<undefined> {
    await this.#ask('wallet_changeNetwork', { name: rpcNetwork(caipNetworkId) ?? caipNetworkId })
    return undefined
  }

  /** Older wallets say which network they are on only when asked. */
  async #whole(answer: Readonly<Record<string, unknown>>): Promise<WalletReading> {
    const accounts = readAddresses(answer['addresses'])
    const said = answer['network'] ?? (await this.#ask('wallet_getNetwork', null).catch(() => undefined))
    const { bitcoin } = (said ?? {}) as { bitcoin?: { name?: unknown } | null }
    return { accounts, caipNetworkId: readNetwork(bitcoin?.name) }
  }

  async #ask(method: string, params: unknown): Promise<Readonly<Record<string, unknown>>> {
    try {
      return await askSatsConnect(this.raw, method, params)
    } catch (cause) {
      throw meant(cause)
    }
  }
}

/** Asks by JSON-RPC. Some wallets reject with the answer, some resolve with it. */
export async function askSatsConnect(
  provider: SatsConnectProvider,
  method: string,
  params: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = (await provider.request(method, params).catch(cause => {
    const told = (cause as { error?: unknown } | null | undefined)?.error
    return { error: typeof told === 'object' && told !== null ? told : cause }
  })) as { readonly result?: unknown; readonly error?: unknown } | null | undefined
  if (answer?.error !== undefined && answer.error !== null) throw rpcError(answer.error)
  const { result } = answer ?? {}
  return typeof result === 'object' && result !== null ? (result as Readonly<Record<string, unknown>>) : {}
}

function rpcError(told: unknown): Error {
  const { code, message: words } = told as { code?: unknown; message?: unknown }
  return Object.assign(new Error(String(words ?? told)), { name: 'RPCError', code, cause: told })
}

/** Codes of sats-connect's own: -32000 is the owner's refusal. */
function meant(cause: unknown): unknown {
  if (hasCode(cause, [-32_000])) return new UserRejectedError({ cause })
  // In EIP-1474 this code is a request that waits.
  if (hasCode(cause, [-32_002]))
    return new AppKitError('wallet/not-permitted', 'The wallet does not permit this page. Connect it again.', { cause })
  return cause
}

function rpcNetwork(caipNetworkId: CaipNetworkId): string | undefined {
  const name = networkName(caipNetworkId)
  return name && name.slice(0, 1).toUpperCase() + name.slice(1)
}
