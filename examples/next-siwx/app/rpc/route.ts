/** Forwards JSON-RPC requests to the local chain, whose URL is known only when the server starts. */
export async function POST(request: Request): Promise<Response> {
  const url = process.env['LOCAL_CHAIN_URL']
  if (url === undefined) return new Response(null, { status: 404 })
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: await request.text(),
  })
}
