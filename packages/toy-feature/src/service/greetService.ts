import { z } from 'zod'

/** An endpoint of `@openappkit/cloud`. Its schemas validate requests and document responses. */
export interface GreetEndpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly params?: z.ZodType
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  handle(request: { readonly params: unknown; readonly body: unknown }): Promise<{ readonly count: number }>
}

/** Number of greetings by account. */
type Counts = Map<string, number>

/** A `Service` of `@openappkit/cloud`, declared by shape, because features don't import the server. */
export interface GreetService {
  readonly name: string
  open(): Counts
  endpoints(counts: Counts): readonly GreetEndpoint[]
  close(counts: Counts): void
}

/** Maximum number of accounts. At the limit, the oldest one is dropped. */
const limit = 10_000

const account = z.object({ address: z.string().max(200) })
const described = { tag: 'Greetings', answer: z.object({ count: z.number() }) }

/** Counts the greetings of each account in memory. Pass it to `startCloud({ services: [greetService] })`. */
export const greetService: GreetService = {
  name: 'greetings',
  open: () => new Map(),
  endpoints: counts => [
    {
      ...described,
      method: 'GET',
      path: '/v1/greetings/{address}',
      summary: 'Counts the greetings of an account',
      params: account,
      handle: async ({ params }) => ({ count: counts.get(account.parse(params).address) ?? 0 }),
    },
    {
      ...described,
      method: 'POST',
      path: '/v1/greetings',
      summary: 'Counts one more greeting',
      body: account,
      handle: async ({ body }) => {
        const { address } = account.parse(body)
        const count = (counts.get(address) ?? 0) + 1
        const [oldest] = counts.keys()
        if (count === 1 && counts.size >= limit && oldest !== undefined) counts.delete(oldest)
        counts.set(address, count)
        return { count }
      },
    },
  ],
  close: counts => counts.clear(),
}
