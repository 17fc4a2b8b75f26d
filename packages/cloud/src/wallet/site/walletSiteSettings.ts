import { z } from 'zod'
import { type Setting, under, variable } from '../../services/Setting'
import { text, whole } from '../../services/variableValues'
import type { Database } from '../../storage/Database'

/** Options of the wallet site, which the server serves on an origin of its own. */
export interface WalletSiteOptions {
  /**
   * TCP port of the wallet site. 0 selects a free port, and `off` serves no wallet. Default: the server's port plus 1. If
   * that port is taken, the server starts without the wallet site. With `databaseUrl`, the default is `off` unless
   * `walletOrigin` is set.
   */
  readonly walletPort?: number | 'off'
  /**
   * Public origin of the wallet site, such as `https://wallet.example.com`. It must differ from the server's public URLs.
   * Default: `http://localhost` with the port.
   */
  readonly walletOrigin?: string
  /** Domain of passkeys: the host of `walletOrigin`, or a parent domain of it. Default: the host. */
  readonly walletRpId?: string
  /**
   * Domain of passkeys that `walletRpId` replaces. Users can't unlock with passkeys of the old domain any more. Set it
   * only to confirm a change that the server refused.
   */
  readonly replacedWalletRpId?: string
  /** Folder of a built wallet site. Default: that of `@openappkit/wallet-site`. */
  readonly walletSite?: string
}

/** Returns whether the server serves the embedded wallet: with the operator's own Postgres, only if they say where. */
export function servesWallet(
  { walletOrigin, walletPort }: WalletSiteOptions,
  { isEmbedded }: Pick<Database, 'isEmbedded'>,
): boolean {
  return walletPort !== OFF && (isEmbedded || walletOrigin !== undefined || walletPort !== undefined)
}

const MISTAKE = 'must be an origin with https, such as https://wallet.example.com, or http://localhost with a port'

/** An origin where browsers allow WebAuthn. */
const origin: z.ZodType<string, string> = z.string().transform((value, context) => {
  if (isWalletOrigin(value)) return value
  context.addIssue({ code: 'custom', message: MISTAKE })
  return z.NEVER
})

const OFF = 'off'
const port: z.ZodType<number | 'off', string> = z.union([
  z.literal(OFF),
  whole(`a port from 0 to 65535, or '${OFF}'`, 0, 65_535),
])

/** Returns whether browsers allow WebAuthn on this text as an origin. */
export function isWalletOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { hostname, origin: parsed, protocol } = new URL(value)
  if (parsed !== value) return false
  // Browsers refuse WebAuthn on IP addresses.
  const isAddress = /^[\d.]+$|^\[/.test(hostname)
  return !isAddress && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'))
}

/** Settings of the wallet site. */
export const walletSiteSettings: readonly Setting<WalletSiteOptions>[] = under<WalletSiteOptions>(
  'Embedded wallet: its site',
  [
    {
      variables: [variable('WALLET_PORT', port, walletPort => ({ walletPort }))],
      help: "Port of the wallet site, or 'off'. Default: PORT plus 1. With DATABASE_URL, 'off' unless WALLET_ORIGIN is set.",
    },
    {
      variables: [variable('WALLET_ORIGIN', origin, walletOrigin => ({ walletOrigin }))],
      help: 'Public origin of the wallet site, such as https://wallet.example.com. Default http://localhost:4401.',
    },
    {
      variables: [
        variable('WALLET_RP_ID', text, walletRpId => ({ walletRpId })),
        variable('WALLET_RP_ID_REPLACES', text, replacedWalletRpId => ({ replacedWalletRpId })),
      ],
      help: 'Domain of passkeys, and the old domain to confirm a change. Default: the host of WALLET_ORIGIN.',
    },
    {
      variables: [variable('WALLET_SITE', text, walletSite => ({ walletSite }))],
      help: 'Folder of a wallet site that you built. Default: the one of the installed package.',
    },
  ],
)
