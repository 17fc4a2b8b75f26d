import type { z } from 'zod'
import type { Caller } from '../Caller'
import type { MessageStore, StoredMessage } from '../MessageStore'
import type { Publisher } from './Publisher'
import type { Subscriptions } from './Subscriptions'

/** Who asks, and what a method works with. */
export interface MethodCall {
  readonly caller: Caller
  readonly store: MessageStore
  readonly publisher: Publisher
  readonly subscriptions: Subscriptions
}

/** A method's result, and what it means for the socket that asked. */
export interface Answer {
  readonly result: unknown
  /** Push messages of these topics, but not before the result is on its way. */
  readonly follow?: readonly string[]
  /** Push no more of these topics. */
  readonly unfollow?: readonly string[]
  /** Messages that travel in the result: delivered once the client has it. */
  readonly handedOver?: readonly StoredMessage[]
  /** Pushes that the client says it has, by their id. */
  readonly received?: readonly number[]
}

/** A JSON-RPC method: one schema for its params, one function. */
export interface Method<Params> {
  readonly schema: z.ZodType<Params>
  /** What it costs of the caller's rate; 1 when absent. */
  cost?(params: Params): number
  run(params: Params, call: MethodCall): Promise<Answer>
}

/** A method whose params are checked and then run: what the table of methods holds. */
export interface CheckedMethod {
  check(params: unknown): { readonly cost: number; run(call: MethodCall): Promise<Answer> } | { readonly issue: string }
}

/** Closes a method over its params, so that methods of all kinds fit one table. */
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
