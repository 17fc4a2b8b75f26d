import { readBoundedText } from '../../rpc/readBoundedText'
import type { Knowledge } from './Knowledge'
import { readKnowledge } from './readKnowledge'

/** Where the lists come from. */
export interface KnowledgeSite {
  /** Origin of the wallet site. */
  readonly origin: string
  readonly fetch: typeof fetch
}

const TIMEOUT = 10_000
const MAX_BYTES = 2_000_000

/**
 * Fetches the operator's lists from the wallet's own server, never from a third party.
 *
 * @throws Error if the server doesn't answer, or answers with anything else.
 */
export async function fetchKnowledge({ origin, fetch }: KnowledgeSite): Promise<Knowledge> {
  const response = await fetch(new URL('/wallet/v1/descriptors', origin), {
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const text = response.ok ? await readBoundedText(response, MAX_BYTES) : undefined
  if (text === undefined) throw new Error('The server sent no lists that the wallet can read.')
  return readKnowledge(JSON.parse(text))
}
