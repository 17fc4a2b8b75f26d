import { readFile } from 'node:fs/promises'
import { z } from 'zod'

interface NamedProvider {
  /** Unique id in quotes and logs. Default: the kind, and a number if there are several. */
  readonly id?: string | undefined
  /** Name for display. Default: the provider's name. */
  readonly name?: string | undefined
}

interface ProviderSettings extends NamedProvider {
  /** Whether to use the provider's sandbox, where no real money moves. Default: `production`. */
  readonly environment?: 'production' | 'sandbox' | undefined
  /** Base URL of the API. */
  readonly url?: string | undefined
  /** Timeout per request in milliseconds. Default: 8,000. */
  readonly timeout?: number | undefined
}

interface PageHosts {
  /** Hosts to which the provider may send users, besides its own. */
  readonly pageHosts?: readonly string[] | undefined
}

interface PageUrl {
  /** URL of the provider's widget. */
  readonly pageUrl?: string | undefined
}

/** Settings of Coinbase Onramp. */
export interface CoinbaseSettings extends ProviderSettings, PageHosts {
  readonly kind: 'coinbase'
  /** Id of the secret API key. */
  readonly key: string
  /** Secret of the API key: base64 of an Ed25519 key, or an EC key in PEM. */
  readonly secret: string
  /** Secret of the webhook subscription. Without it, the server polls. */
  readonly webhookSecret?: string | undefined
}

/** Settings of Meld. */
export interface MeldSettings extends ProviderSettings, PageHosts {
  readonly kind: 'meld'
  /** API key. */
  readonly key: string
  /** Service providers to use. Default: all of the account. */
  readonly serviceProviders?: readonly string[] | undefined
  /** Secret of the webhook profile. Without it, the server polls. */
  readonly webhookSecret?: string | undefined
  /** URL in the webhook profile, which Meld signs. */
  readonly webhookUrl?: string | undefined
}

/** Settings of Transak. */
export interface TransakSettings extends ProviderSettings, PageHosts {
  readonly kind: 'transak'
  /** Partner API key. */
  readonly key: string
  /** Partner API secret. */
  readonly secret: string
  /** Domain of the app, registered with Transak. */
  readonly referrerDomain: string
}

/** Settings of MoonPay. */
export interface MoonPaySettings extends ProviderSettings, PageUrl {
  readonly kind: 'moonpay'
  /** Publishable key. */
  readonly key: string
  /** Secret key. */
  readonly secret: string
  /** Webhook key. Without it, the server polls. */
  readonly webhookSecret?: string | undefined
}

/** Settings of Ramp Network. */
export interface RampSettings extends ProviderSettings, PageUrl {
  readonly kind: 'ramp'
  /** Host API key. */
  readonly key: string
  /** Name of the app in the widget. */
  readonly appName?: string | undefined
  /** Public URL of the server's webhook endpoint. Ramp has no other way to report a purchase. */
  readonly webhookUrl: string
  /** Secret of the server's choice, which binds webhooks to purchases. At least 32 characters. */
  readonly webhookSecret: string
  /** Public key of webhooks in PEM. Default: Ramp's. */
  readonly webhookPublicKey?: string | undefined
}

/** Settings of the sandbox, which moves no real money. */
export interface SandboxSettings extends NamedProvider {
  readonly kind: 'sandbox'
  /** Fee in hundredths of a percent, up to 1,000. Default: 390. */
  readonly feeBps?: number | undefined
  /** Seconds for which a price is valid, from 10 to 300. Default: 60. */
  readonly quoteLifetime?: number | undefined
}

/** An on-ramp provider. */
export type OnrampProviderSettings =
  | CoinbaseSettings
  | MeldSettings
  | TransakSettings
  | MoonPaySettings
  | RampSettings
  | SandboxSettings

/** On-ramp settings of the server: the content of the on-ramp file. */
export interface OnrampFile {
  readonly providers: readonly OnrampProviderSettings[]
}

const httpUrl = z.url({ protocol: /^https?$/, error: "isn't an http or https URL" })
const httpsUrl = z.url({ protocol: /^https$/, error: "isn't an https URL" })
// Control characters would split a header.
const key = z.string().regex(/^[\x21-\x7e]{1,500}$/, "isn't a key")
const pem = z.string().min(1).max(4000)
const ownSecret = z
  .string()
  .regex(/^[\x21-\x7e]*$/, "isn't a secret")
  .min(32, 'must have at least 32 characters')
  .max(500)
const host = z.string().regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/, "isn't a host")
const named = {
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'may have lower-case letters, digits and hyphens')
    .optional(),
  name: z.string().min(1).max(40).optional(),
}
const common = {
  ...named,
  environment: z.enum(['production', 'sandbox']).optional(),
  url: httpUrl.optional(),
  timeout: z.int().min(100).max(30_000).optional(),
}
const pageHosts = z.array(host).max(20).optional()
const pageUrl = httpsUrl.optional()

const onrampFileSchema: z.ZodType<OnrampFile> = z.strictObject({
  $schema: z.string().optional(),
  providers: z
    .array(
      z
        .discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('coinbase'),
            ...common,
            pageHosts,
            key,
            secret: pem,
            webhookSecret: key.optional(),
          }),
          z.strictObject({
            kind: z.literal('meld'),
            ...common,
            pageHosts,
            key,
            serviceProviders: z
              .array(z.string().regex(/^[A-Z0-9_]{1,60}$/, "isn't a service provider"))
              .min(1)
              .max(50)
              .optional(),
            webhookSecret: key.optional(),
            webhookUrl: httpUrl.optional(),
          }),
          z.strictObject({ kind: z.literal('transak'), ...common, pageHosts, key, secret: key, referrerDomain: host }),
          z.strictObject({
            kind: z.literal('moonpay'),
            ...common,
            pageUrl,
            key,
            secret: key,
            webhookSecret: key.optional(),
          }),
          z.strictObject({
            kind: z.literal('ramp'),
            ...common,
            pageUrl,
            key,
            appName: z.string().min(1).max(60).optional(),
            webhookUrl: httpsUrl,
            webhookSecret: ownSecret,
            webhookPublicKey: pem.optional(),
          }),
          z.strictObject({
            kind: z.literal('sandbox'),
            ...named,
            feeBps: z.int().min(0).max(1000).optional(),
            quoteLifetime: z.int().min(10).max(300).optional(),
          }),
        ])
        .refine(settings => settings.kind !== 'meld' || hasBoth(settings), {
          path: ['webhookUrl'],
          error: 'and webhookSecret need each other',
        }),
    )
    .max(10),
})

/**
 * Reads an on-ramp file.
 *
 * @throws Error naming the file and the problem, without a key.
 */
export async function readOnrampFile(file: string): Promise<OnrampFile> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`The on-ramp file ${file} can't be read`, { cause })
  })
  try {
    return parseOnramp(JSON.parse(text))
  } catch (error) {
    // The message of a syntax error quotes the file, which contains keys.
    const reason =
      error instanceof SyntaxError ? "it isn't JSON" : String(error instanceof Error ? error.message : error)
    throw new Error(`The on-ramp file ${file} can't be used: ${reason}`)
  }
}

/**
 * Validates on-ramp settings.
 *
 * @throws Error describing the problem, without a key.
 */
export function parseOnramp(value: unknown): OnrampFile {
  const result = onrampFileSchema.safeParse(value)
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '))
}

function hasBoth({ webhookSecret, webhookUrl }: Pick<MeldSettings, 'webhookSecret' | 'webhookUrl'>): boolean {
  return (webhookSecret === undefined) === (webhookUrl === undefined)
}
