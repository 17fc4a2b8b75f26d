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

/** Result of a method and its effects on the socket. */
export interface Answer {
  readonly result: unknown
  /** Topics to push from now on, after the result is sent. */
  readonly follow?: readonly string[]
  /** Topics to stop pushing. */
  readonly unfollow?: readonly string[]
  /** Messages in the result, delivered when the client has received it. */
  readonly handedOver?: readonly StoredMessage[]
  /** Ids of pushes that the client acknowledges. */
  readonly received?: readonly number[]
}

/** A JSON-RPC method: a schema for its params and a function. */
export interface Method<Params> {
  readonly schema: z.ZodType<Params>
  /** Returns the cost against the caller's rate. Default: 1. */
  cost?(params: Params): number
  run(params: Params, call: MethodCall): Promise<Answer>
}

/** A method that validates its params before it runs, as stored in the method table. */
export interface CheckedMethod {
  check(params: unknown): { readonly cost: number; run(call: MethodCall): Promise<Answer> } | { readonly issue: string }
}

/** Binds a method to its params schema, so methods with different params fit one table. */
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
