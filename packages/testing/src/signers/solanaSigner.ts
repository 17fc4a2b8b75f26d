import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { createSolanaWallet } from '../solanaWallet/createSolanaWallet'

/** A Solana account on mainnet whose wallet approves every signature. */
export interface SolanaSigner {
  readonly address: string
  /** Resolves with the wallet's signature, in base58. */
  sign(message: string): Promise<string>
}

interface Features {
  readonly 'standard:connect': { connect(): Promise<unknown> }
  readonly 'solana:signMessage': {
    signMessage(input: { account: unknown; message: Uint8Array }): Promise<readonly { signature: Uint8Array }[]>
  }
}

/**
 * Creates an account whose key seed repeats the byte `seed`, for tests of servers that verify sign-ins.
 *
 * @param seed - 0 to 255.
 *
 * @example
 * ```ts
 * import { solanaSigner } from '@openappkit/testing/signers'
 *
 * const { address, sign } = await solanaSigner(7)
 * const signature = await sign(message)
 * ```
 */
export async function solanaSigner(seed: number): Promise<SolanaSigner> {
  const key = new Uint8Array(32).fill(seed)
  const { standard } = createSolanaWallet({
    accounts: [{ secretKey: Uint8Array.of(...key, ...ed25519.getPublicKey(key)) }],
    chains: { 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { rpcUrl: 'http://127.0.0.1:1' } },
  })
  const features = standard.features as unknown as Features
  await features['standard:connect'].connect()
  const [account] = standard.accounts
  if (!account) throw new Error('The wallet shares no account.')
  return {
    address: account.address,
    async sign(message) {
      const bytes = new TextEncoder().encode(message)
      const [output] = await features['solana:signMessage'].signMessage({ account, message: bytes })
      return base58.encode(output?.signature ?? new Uint8Array())
    },
  }
}
