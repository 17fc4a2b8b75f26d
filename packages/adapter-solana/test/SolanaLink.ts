import { ed25519 } from '@noble/curves/ed25519.js'
import type { CaipNetworkId, SessionNamespace, WalletConnectSession } from '@openappkit/appkit-core'
import { ScriptedLink } from '@openappkit/appkit-core/testing'
import type { SolanaChain } from '@openappkit/testing/node'
import { VersionedTransaction } from '@solana/web3.js'
import { decodeBase58, encodeBase58 } from '../src/codec/base58'
import { decodeBase64, encodeBase64 } from '../src/codec/base64'

type Account = SolanaChain['accounts'][number]

/** All methods of a Solana wallet. */
export const allMethods: readonly string[] = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

/**
 * WalletConnect client without a relay, connected to a scripted wallet. Unlike a real client, it can answer like older
 * wallets.
 */
export class SolanaLink extends ScriptedLink {
  readonly #account: Account
  /** Namespaces that the wallet approves on connect. */
  offer: Readonly<Record<string, SessionNamespace>>
  /** Whether the wallet answers a signed transaction with its signature only. */
  signatureOnly = true

  constructor(account: Account, offer: Partial<SessionNamespace> & { readonly chains: readonly CaipNetworkId[] }) {
    super()
    this.#account = account
    const accounts = offer.chains.map(chain => `${chain}:${account.address}` as const)
    this.offer = { solana: { accounts, methods: allMethods, events: [], ...offer } }
    this.answer = (method, params) => this.#answer(method, params as Readonly<Record<string, unknown>>)
  }

  /** Creates a session, as another adapter may. */
  settle(namespaces: Readonly<Record<string, SessionNamespace>> = this.offer): WalletConnectSession {
    const session = { topic: 'topic', expiry: 2 ** 40, peer: { name: 'Phone' }, namespaces, properties: {} }
    this.session = session
    this.emit({ type: 'session', session })
    return session
  }

  /** Simulates a reload with a stored session. */
  store(): this {
    this.stored = this.session ?? this.settle()
    this.session = undefined
    return this
  }

  override async connect(): Promise<WalletConnectSession> {
    return this.session ?? this.settle()
  }

  #answer(method: string, params: Readonly<Record<string, unknown>>): unknown {
    const sign = (message: Uint8Array) => ed25519.sign(message, this.#account.secretKey.slice(0, 32))
    if (method === 'solana_signMessage')
      return { signature: encodeBase58(sign(decodeBase58(String(params['message'])) ?? new Uint8Array())) }
    const signed = (transaction: unknown) => {
      const read = VersionedTransaction.deserialize(decodeBase64(String(transaction)))
      const index = read.message.staticAccountKeys.findIndex(key => String(key) === this.#account.address)
      const signature = sign(read.message.serialize())
      read.signatures[index] = signature
      return { transaction: encodeBase64(read.serialize()), signature: encodeBase58(signature) }
    }
    if (method === 'solana_signAllTransactions')
      return { transactions: (params['transactions'] as unknown[]).map(one => signed(one).transaction) }
    const { signature, transaction } = signed(params['transaction'])
    return this.signatureOnly ? { signature } : { signature, transaction }
  }
}
