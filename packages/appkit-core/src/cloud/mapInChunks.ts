import type { Environment } from '../environment/Environment'

/** Maximum time to block the main thread, in milliseconds: half a frame. */
const slice = 8

type Clock = Pick<Environment, 'now' | 'setTimer'> & Partial<Pick<Environment, 'window'>>

/**
 * Maps a list in chunks, so the browser can draw frames in between. Omits undefined results. A list that takes less
 * than 8 ms is mapped without a break.
 */
export async function mapInChunks<From, To>(
  list: readonly From[],
  make: (entry: From) => To | undefined,
  clock: Clock,
): Promise<To[]> {
  const made: To[] = []
  let began = clock.now()
  for (const entry of list) {
    if (clock.now() - began >= slice) {
      await letDraw(clock)
      began = clock.now()
    }
    const one = make(entry)
    if (one !== undefined) made.push(one)
  }
  return made
}

/** Yields to the browser. Prefers a message channel, because browsers delay nested timers by 4 ms. */
function letDraw(clock: Clock): Promise<void> {
  return new Promise(resolve => {
    const Channel = clock.window?.MessageChannel
    if (!Channel) return void clock.setTimer(resolve, 0)
    const { port1, port2 } = new Channel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
