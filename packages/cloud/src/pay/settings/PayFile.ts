import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Finality } from '../invoice/finality'

/** An asset that a merchant accepts. */
export interface AcceptedAsset {
  /** `native`, or the token's address. */
  readonly asset: string
  /** Currency to which the asset is pegged one to one. Prices in it need no price source. */
  readonly peg?: string | undefined
}

/** The place of a merchant's payments on a chain: an address, a list of addresses, or an extended public key. */
export interface ReceiveSettings {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly assets: readonly AcceptedAsset[]
  /** One address for all invoices. On EVM chains, each invoice then has an amount of its own. */
  readonly address?: string | undefined
  /** Addresses to use for one invoice each. */
  readonly addresses?: readonly string[] | undefined
  /** Extended public key of an account, such as `m/84'/0'/0'`. Each invoice gets the address `0/n`. */
  readonly xpub?: string | undefined
  /** Confirmations of a final payment, or `finalized`. Default: by chain and amount. */
  readonly confirmations?: Finality | undefined
}

/** A store that sends invoices. */
export interface MerchantSettings {
  readonly id: string
  /** Name that payers see. */
  readonly name: string
  /** SHA-256 of the API key, in hex. */
  readonly apiKeyHash: string
  readonly webhook?: WebhookSettings | undefined
  readonly receive: readonly ReceiveSettings[]
  /** Part of a price that may be missing, in hundredths of a percent. Default: 0. */
  readonly toleranceBps?: number | undefined
  /** Seconds until an invoice expires. Default: 900. */
  readonly expiresIn?: number | undefined
}

export interface WebhookSettings {
  readonly url: string
  /** The current secret, and the previous one during a rotation, as `whsec_` and base64. */
  readonly secrets: readonly string[]
}

/** Pay settings of the server: the content of the pay file. */
export interface PayFile {
  readonly merchants: readonly MerchantSettings[]
  /** Whether webhooks may go to private addresses and other ports. For development. Default: false. */
  readonly allowPrivate?: boolean | undefined
}

const text = z.string().min(1).max(200)
const receive = z
  .strictObject({
    chainId: z.string().regex(/^(eip155|solana|bip122):[-_a-zA-Z0-9]{1,32}$/, "isn't a chain id, such as eip155:1"),
    assets: z
      .array(
        z.union([
          text.transform(asset => ({ asset })),
          z.strictObject({
            asset: text,
            peg: z
              .string()
              .regex(/^[A-Z]{3}$/)
              .optional(),
          }),
        ]),
      )
      .min(1)
      .max(20),
    address: text.optional(),
    addresses: z.array(text).min(1).max(10_000).optional(),
    xpub: z
      .string()
      // A key that can spend must not be on a server.
      .refine(key => !/^[a-zA-Z]?prv/.test(key), 'is a private key. Use the public one')
      .regex(/^[a-zA-Z]pub[1-9A-HJ-NP-Za-km-z]{100,120}$/, "isn't an extended public key")
      .optional(),
    confirmations: z.union([z.int().min(1).max(1000), z.literal('finalized')]).optional(),
  })
  .refine(
    ({ address, addresses, xpub }) => [address, addresses, xpub].filter(one => one !== undefined).length === 1,
    'needs one of address, addresses and xpub',
  )
  .refine(
    ({ address, chainId }) => address === undefined || !chainId.startsWith('bip122:'),
    'needs addresses or an xpub on Bitcoin, because payments have nothing else that identifies them',
  )
  .refine(
    ({ chainId, xpub }) => xpub === undefined || !chainId.startsWith('solana:'),
    'needs an address on Solana, which has no extended public keys',
  )

const merchant = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'may have lower-case letters, digits and hyphens'),
  name: z.string().min(1).max(80),
  apiKeyHash: z.string().regex(/^[0-9a-f]{64}$/, "isn't a SHA-256 hash in hex"),
  webhook: z
    .strictObject({
      url: z.url({ protocol: /^https?$/, error: "isn't an http or https URL" }),
      secrets: z
        .array(z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'needs whsec_ and 24 to 64 bytes in base64'))
        .min(1)
        .max(2),
    })
    .optional(),
  receive: z.array(receive).min(1).max(20),
  toleranceBps: z.int().min(0).max(1000).optional(),
  expiresIn: z.int().min(60).max(86_400).optional(),
})

const schema: z.ZodType<PayFile> = z
  .strictObject({
    $schema: z.string().optional(),
    allowPrivate: z.boolean().optional(),
    merchants: z.array(merchant).max(100),
  })
  .refine(
    ({ merchants }) => new Set(merchants.map(({ id }) => id)).size === merchants.length,
    'has two merchants of one id',
  )

/** Settings without merchants. */
export const NO_MERCHANTS: PayFile = { merchants: [] }

/**
 * Reads a pay file.
 *
 * @throws Error naming the file and the problem, without a secret.
 */
export async function readPayFile(file: string): Promise<PayFile> {
  const content = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`The pay file ${file} can't be read`, { cause })
  })
  try {
    return parsePay(JSON.parse(content))
  } catch (error) {
    // The message of a syntax error quotes the file, which contains secrets.
    const reason =
      error instanceof SyntaxError ? "it isn't JSON" : String(error instanceof Error ? error.message : error)
    throw new Error(`The pay file ${file} can't be used: ${reason}`)
  }
}

/**
 * Validates pay settings.
 *
 * @throws Error describing the problem, without a secret.
 */
export function parsePay(value: unknown): PayFile {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '))
}
