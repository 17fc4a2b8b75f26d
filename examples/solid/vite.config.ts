import { base, mainnet } from 'viem/chains'
import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'

const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)

/** Everything that the app may load. Send this header from the server that you deploy to. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  `connect-src 'self' ${nodes.join(' ')}`,
]

export default defineConfig({
  plugins: [solid()],
  preview: { headers: { 'Content-Security-Policy': policy.join('; ') } },
})
