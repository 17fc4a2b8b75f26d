import type { Environment } from './Environment'

/**
 * Calls every listener, even if one throws, so an error in the app can't leave the kit half updated. Rethrows errors in
 * a timer, so they reach the window's `error` event like those of any event listener.
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
