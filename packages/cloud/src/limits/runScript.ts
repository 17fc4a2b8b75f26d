import { createHash } from 'node:crypto'

/** The part of a Redis client that runs scripts. */
export interface ScriptRunner {
  evalsha(hash: string, keyCount: number, ...values: string[]): Promise<unknown>
  eval(script: string, keyCount: number, ...values: string[]): Promise<unknown>
}

/** A Lua script with one key. */
export interface RedisScript {
  readonly text: string
  readonly hash: string
}

export function redisScript(text: string): RedisScript {
  return { text, hash: createHash('sha1').update(text).digest('hex') }
}

/** Runs a script by its hash, or by its text if Redis hasn't loaded it yet. `values` start with the key. */
export async function runScript(redis: ScriptRunner, script: RedisScript, values: readonly string[]): Promise<unknown> {
  try {
    return await redis.evalsha(script.hash, 1, ...values)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error
    return redis.eval(script.text, 1, ...values)
  }
}
