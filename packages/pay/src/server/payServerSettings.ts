import { PayServerError } from './errors/PayServerError'
import type { PayServerOptions } from './PayServerOptions'

/** Checked options. */
export interface PayServerSettings {
  /** URL without a slash at its end. */
  readonly url: string
  readonly apiKey: string
  readonly rpcUrls: Readonly<Record<string, string>>
}

/**
 * Checks options, because apps in plain JavaScript can pass anything. Messages name an option, and never its value.
 *
 * @throws PayServerError `pay/invalid-option`.
 */
export function payServerSettings({ apiKey, rpcUrls = {}, url }: PayServerOptions): PayServerSettings {
  if (!isWebUrl(url)) throw invalid('`url` must be the URL of the backend, without a query')
  // An invalid header would be quoted in the error of `fetch`.
  if (typeof apiKey !== 'string' || !/^[\x21-\x7e]{1,500}$/.test(apiKey))
    throw invalid('`apiKey` must be a text of visible characters')
  for (const [chainId, node] of Object.entries(rpcUrls)) {
    if (!/^(?:eip155|solana|bip122):[-\w]{1,32}$/.test(chainId))
      throw invalid(`\`rpcUrls\` has the key ${chainId.slice(0, 50)}, which isn't a CAIP-2 ID such as eip155:1`)
    if (typeof node !== 'string' || !isHttp(node)) throw invalid(`\`rpcUrls\` has an invalid URL for ${chainId}`)
    // Paths follow the URL.
    if (chainId.startsWith('bip122:') && /[?#]/.test(node))
      throw invalid(`\`rpcUrls\` has a URL with a query for ${chainId}, which Esplora has not`)
  }
  return { url: url.replace(/\/+$/, ''), apiKey, rpcUrls: { ...rpcUrls } }
}

function isWebUrl(url: unknown): url is string {
  return typeof url === 'string' && isHttp(url) && !/[?#]/.test(url)
}

function isHttp(text: string): boolean {
  return /^https?:\/\/[^\s/@]+(?:\/\S*)?$/i.test(text) && URL.canParse(text)
}

function invalid(problem: string): PayServerError {
  return new PayServerError('pay/invalid-option', `An option of createPayServer is invalid: ${problem}.`)
}
