import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { base, mainnet } from 'viem/chains'

const nodes = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http)

/** Sends a page, with a Content Security Policy that allows everything that the app loads. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  // The development server adds inline scripts and styles, so it has no policy.
  const nonce = import.meta.env.DEV ? undefined : crypto.randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${nodes.join(' ')}`,
  ]
  headers.set('Content-Type', 'text/html')
  if (nonce) headers.set('Content-Security-Policy', policy.join('; '))
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />
  return new Response(await renderToReadableStream(page, { nonce }), { status, headers })
}
