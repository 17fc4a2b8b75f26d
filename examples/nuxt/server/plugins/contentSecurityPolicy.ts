import { base, mainnet } from 'viem/chains'

const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)

/** Sends a policy with everything that the app may load. A nonce allows Nuxt's own inline scripts. */
export default defineNitroPlugin(nitro => {
  if (import.meta.dev) return
  nitro.hooks.hook('render:html', (html, { event }) => {
    const nonce = crypto.randomUUID()
    const withNonce = (part: string) => part.replaceAll('<script', `<script nonce="${nonce}"`)
    html.head = html.head.map(withNonce)
    html.bodyAppend = html.bodyAppend.map(withNonce)
    const policy = [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      "style-src 'self'",
      "img-src 'self' data: https:",
      `connect-src 'self' ${nodes.join(' ')}`,
    ]
    setResponseHeader(event, 'Content-Security-Policy', policy.join('; '))
  })
})
