import type { SIWXSession } from '@openappkit/contract'
import type { SIWXVerifier } from './SIWXVerifier'
import type { SignInProof } from './SignInProof'

/** The part of a network that a verifier needs. */
export interface EvmVerifierNetwork {
  readonly id: number | string
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** What {@link EvmVerifier} may be told. */
export interface EvmVerifierOptions {
  /** JSON-RPC URLs by chain id (`1`) or CAIP-2 id (`'eip155:1'`). They come before those of `networks`. */
  readonly rpcUrls?: Readonly<Record<number | string, string>> | undefined
  /** Networks whose first default RPC URL is asked. */
  readonly networks?: readonly EvmVerifierNetwork[] | undefined
}

/**
 * Verifies sessions of EVM accounts. A key's signature is told by itself; otherwise the chain is asked whether the account is a contract that takes it (ERC-1271),
 * or would be one (ERC-6492).
 *
 * @example
 * ```ts
 * await new EvmVerifier({ rpcUrls: { 1: 'https://rpc.example.org' } }).verify(session) // true or false
 * ```
 */
export class EvmVerifier implements SIWXVerifier {
  readonly chainNamespace = 'eip155'
  readonly #options: EvmVerifierOptions

  constructor(options: EvmVerifierOptions = {}) {
    this.#options = options
  }

  shouldVerify({ data }: SIWXSession): boolean {
    return data.chainId.startsWith('eip155:')
  }

  /**
   * @throws AppKitError `siwx/verification-unavailable` when the node doesn't answer, `siwx/no-rpc-url` when the chain would have to be asked and no URL is known.
   */
  async verify(session: SIWXSession): Promise<boolean> {
    return (await this.prove(session)) !== undefined
  }

  /**
   * Returns whether the account's key or its contract accepts the signature.
   *
   * @throws AppKitError as `verify` does.
   */
  async prove(session: SIWXSession): Promise<SignInProof | undefined> {
    const [{ signedTextOf }, { proveEvmSignature }] = await Promise.all([
      import('./signedTextOf'),
      import('./evm/proveEvmSignature'),
    ])
    const signed = signedTextOf(session, this.chainNamespace)
    return signed && proveEvmSignature(signed, this.#rpcUrlOf(signed.chainId))
  }

  #rpcUrlOf(caipNetworkId: string): string | undefined {
    const { rpcUrls = {}, networks = [] } = this.#options
    const reference = caipNetworkId.slice('eip155:'.length)
    const network = networks.find(({ id }) => String(id) === reference)
    return rpcUrls[caipNetworkId] ?? rpcUrls[reference] ?? network?.rpcUrls.default.http[0]
  }
}
