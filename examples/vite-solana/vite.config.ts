import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nodes } from './src/nodes'

/** Confirmations arrive over WebSockets. */
const urls = Object.values(nodes).flatMap(url => [url, url.replace('https', 'wss')])

/** Everything that the app may load. Send this header from the server that you deploy to. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  `connect-src 'self' ${urls.join(' ')}`,
]

export default defineConfig({
  plugins: [react()],
  preview: { headers: { 'Content-Security-Policy': policy.join('; ') } },
})
