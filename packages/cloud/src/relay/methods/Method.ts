import type { z } from 'zod'
import type { Caller } from '../Caller'
import type { MessageStore, StoredMessage } from '../MessageStore'
import type { Publisher } from './Publisher'
import type { Subscriptions } from './Subscriptions'

/** The caller and the dependencies of a method. */
export interface MethodCall {
  readonly caller: Caller
  readonly store: MessageStore
  readonly publisher: Publisher
  readonly subscriptions: Subscriptions
}

/** Result of a method, and its effects on the socket. */
export interface Answer {
  readonly result: unknown
  /** Topics that the socket follows from now on. Their messages are pushed after the result. */
  readonly follow?: readonly string[]
  /** Topics that the socket no longer follows. */
  readonly unfollow?: readonly string[]
  /** Messages in the result. They count as delivered once the client has read the result. */
  readonly handedOver?: readonly StoredMessage[]
  /** Ids of the pushes that the client acknowledged. */
  readonly received?: readonly number[]
}

/** A JSON-RPC method with a schema for its params. */
export interface Method<Params> {
  readonly schema: z.ZodType<Params>
  /** Returns the cost of a call in frames, for the caller's rate limits. Default: 1. */
  cost?(params: Params): number
  run(params: Params, call: MethodCall): Promise<Answer>
}

/** A method in the method table. It validates its params before it runs. */
export interface CheckedMethod {
  check(params: unknown): { readonly cost: number; run(call: MethodCall): Promise<Answer> } | { readonly issue: string }
}

/** Binds a method to the schema of its params, so methods with different params fit into one table. */
export function method<Params>(definition: Method<Params>): CheckedMethod {
  return {
    check(params) {
      const { data, error } = definition.schema.safeParse(params)
      if (error) {
        const [issue] = error.issues
        return { issue: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') }
      }
      return { cost: definition.cost?.(data) ?? 1, run: call => definition.run(data, call) }
    },
  }
}
