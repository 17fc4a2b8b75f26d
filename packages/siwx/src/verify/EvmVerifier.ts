import type { SIWXSession } from '@openappkit/contract'
import { loadEvmProof } from './evm/loadEvmProof'
import type { SIWXVerifier } from './SIWXVerifier'
import type { SignInProof } from './SignInProof'

/** The part of a network that the verifier needs. */
export interface EvmVerifierNetwork {
  readonly id: number | string
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

/** Options of {@link EvmVerifier}. */
export interface EvmVerifierOptions {
  /** JSON-RPC URLs by chain id (`1`) or CAIP-2 id (`'eip155:1'`). They override those of `networks`. */
  readonly rpcUrls?: Readonly<Record<number | string, string>> | undefined
  /** Networks. The verifier uses the first default RPC URL of each. */
  readonly networks?: readonly EvmVerifierNetwork[] | undefined
}

/**
 * Verifies sessions of EVM accounts. Verifies signatures by keys locally. Otherwise, calls the account's contract
 * (ERC-1271), which need not be deployed yet (ERC-6492).
 *
 * @example
 * ```ts
 * import { DefaultSIWX, EvmVerifier } from '@openappkit/siwx'
 *
 * const verifier = new EvmVerifier({ rpcUrls: { 1: 'https://rpc.example.org' } })
 * const siwx = new DefaultSIWX({ verifiers: [verifier] })
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
   * Returns whether the session is valid.
   *
   * @throws AppKitError `siwx/verification-unavailable` if the node doesn't respond, `siwx/no-rpc-url` if the account's
   * key didn't sign and the chain has no RPC URL, `package/missing` if viem isn't installed.
   */
  async verify(session: SIWXSession): Promise<boolean> {
    return (await this.prove(session)) !== undefined
  }

  /**
   * Returns how the account signed: with its key or its contract. Undefined if the session is invalid.
   *
   * @throws AppKitError like `verify`.
   */
  async prove(session: SIWXSession): Promise<SignInProof | undefined> {
    const [{ signedTextOf }, { proveEvmSignature }] = await Promise.all([import('./signedTextOf'), loadEvmProof()])
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
