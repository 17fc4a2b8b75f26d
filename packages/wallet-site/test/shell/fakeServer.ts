/** Chains of the fake wallet site. */
const CHAINS: readonly string[] = ['eip155:1', 'eip155:10', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

/** Options of {@link fakeServer}. */
export interface FakeServerOptions {
  /** Origins that the project lists. */
  readonly origins: readonly string[]
  /** Answers a JSON-RPC request. */
  readonly node?: ((method: string, params: unknown) => unknown) | undefined
}

/** Returns a `fetch` that answers like the wallet's server. */
export function fakeServer({ origins, node = () => '0x1' }: FakeServerOptions): typeof fetch {
  return async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url)
    if (pathname === '/wallet/v1/site')
      return Response.json({
        url: 'https://wallet.example',
        build: 'B'.repeat(43),
        rpId: 'wallet.example',
        custody: 'provisional',
        operator: 'Acme',
        escrowKey: null,
        chains: CHAINS,
      })
    if (pathname === '/wallet/v1/frame')
      return Response.json({ projectId: searchParams.get('projectId'), origins, isLocal: false })
    const body: { id: number; method: string; params: unknown } = JSON.parse(String(init?.body))
    try {
      return Response.json({ jsonrpc: '2.0', id: body.id, result: node(body.method, body.params) })
    } catch {
      return Response.json({ jsonrpc: '2.0', id: body.id, error: { code: -32000, message: 'refused' } })
    }
  }
}
