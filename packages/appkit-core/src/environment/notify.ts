import type { Environment } from './Environment'

/**
 * Calls every listener, also after one has thrown: a mistake of the host's may not leave the kit half changed. What was thrown
 * reaches the page's `error` event a moment later, as it does for any event listener.
 */
export function notify<Value>(
  environment: Environment,
  listeners: Iterable<(value: Value) => void>,
  value: Value,
): void {
  for (const listener of [...listeners]) {
    try {
      listener(value)
    } catch (error) {
      environment.setTimer(() => {
        throw error
      }, 0)
    }
  }
}
