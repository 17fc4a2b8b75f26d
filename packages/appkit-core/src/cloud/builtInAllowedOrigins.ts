/** Origins of `localhost` and 127.0.0.1, which every project allows. */
export const loopbackOrigins: readonly string[] = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
]

/**
 * Origins that the hosted provider allows for every project. A self-hosted backend allows only `loopbackOrigins` and
 * the project's own list.
 */
export const builtInAllowedOrigins: readonly string[] = [
  ...loopbackOrigins,
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]
