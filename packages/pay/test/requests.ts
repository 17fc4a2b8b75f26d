import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import fc from 'fast-check'
import { evmAddress } from '../src/uri/evmAddress'
import type { PaymentRequest } from '../src/uri/PaymentRequest'

/** A request, and the decimals of its asset. */
export interface Sample {
  readonly request: PaymentRequest
  readonly decimals: number
}

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length })
/** Integers of every size, so that small amounts are as frequent as large ones. */
const amountUpTo = (max: bigint) => fc.oneof(fc.bigInt(0n, 10_000n), fc.bigInt(0n, max))
const shown = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter(text => !/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
const optional = { label: shown, message: shown }

const evm = bytes(20)
  .filter(one => one.some(byte => byte > 0))
  .map(one => evmAddress(`0x${[...one].map(byte => byte.toString(16).padStart(2, '0')).join('')}`) ?? '')
const key = bytes(32)
  .filter(one => one.some(byte => byte > 0))
  .map(one => base58.encode(one))

const evmSample = fc
  .record({
    chain: fc.bigInt(1n, 2n ** 53n),
    token: fc.option(evm, { nil: undefined }),
    rest: fc.record({ recipient: evm, amount: amountUpTo(2n ** 256n - 1n) }, { requiredKeys: ['recipient'] }),
  })
  .map(({ chain, token, rest }): Sample => {
    const chainId = `eip155:${chain}`
    const asset = `${chainId}/${token === undefined ? 'slip44:60' : `erc20:${token}`}`
    return { request: { chainId, asset, ...rest }, decimals: 18 }
  })
  .filter(({ request }) => !request.asset.endsWith(request.recipient))

const solanaSample = fc
  .record({
    token: fc.option(fc.tuple(key, fc.integer({ min: 0, max: 30 })), { nil: undefined }),
    rest: fc.record(
      {
        recipient: key,
        amount: amountUpTo(2n ** 64n - 1n),
        references: fc.array(key, { minLength: 1, maxLength: 16 }),
        ...optional,
        memo: shown,
      },
      { requiredKeys: ['recipient'] },
    ),
  })
  .map(({ token: [token, decimals] = [undefined, 9], rest }): Sample => {
    const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const asset = `${chainId}/${token === undefined ? 'slip44:501' : `token:${token}`}`
    return { request: { chainId, asset, ...rest }, decimals }
  })

const networks = [
  { chainId: 'bip122:000000000019d6689c085ae165831e93', prefix: 'bc', versions: [0, 5] },
  { chainId: 'bip122:000000000933ea01ad0ee984209779ba', prefix: 'tb', versions: [111, 196] },
  { chainId: 'bip122:00000000da84f2bafbbc53dee25a72ae', prefix: 'tb', versions: [111, 196] },
  { chainId: 'bip122:00000008819873e925422c1ff0f99f7c', prefix: 'tb', versions: [111, 196] },
  { chainId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328', prefix: 'bcrt', versions: [111, 196] },
] as const
const base58check = createBase58check(sha256)

const bitcoinAccount = fc
  .tuple(fc.constantFrom(...networks), bytes(32), fc.constantFrom('p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr'))
  .map(([{ chainId, prefix, versions }, hash, type]) => {
    const segwit = (version: number, program: Uint8Array) =>
      (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(program)])
    const legacy = (version: number) => base58check.encode(Uint8Array.of(version, ...hash.slice(0, 20)))
    const recipient = {
      p2pkh: () => legacy(versions[0]),
      p2sh: () => legacy(versions[1]),
      p2wpkh: () => segwit(0, hash.slice(0, 20)),
      p2wsh: () => segwit(0, hash),
      p2tr: () => segwit(1, hash),
    }[type]()
    return { chainId, asset: `${chainId}/slip44:0`, recipient }
  })

const bitcoinSample = fc
  .tuple(bitcoinAccount, fc.record({ amount: amountUpTo(2_100_000_000_000_000n), ...optional }, { requiredKeys: [] }))
  .map(([account, rest]): Sample => ({ request: { ...account, ...rest }, decimals: 8 }))

/** Requests that every format can express. */
export const samples: { readonly [format in 'ethereum' | 'solana' | 'bitcoin']: fc.Arbitrary<Sample> } = {
  ethereum: evmSample,
  solana: solanaSample,
  bitcoin: bitcoinSample,
}
