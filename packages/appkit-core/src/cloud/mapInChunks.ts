import type { Environment } from '../environment/Environment'

/** So long the page may stand still at once, in milliseconds: half a frame. */
const slice = 8

type Clock = Pick<Environment, 'now' | 'setTimer'> & Partial<Pick<Environment, 'window'>>

/** Makes a list out of another, a slice at a time, so that the page can draw frames in between. A short one is made at once. What is undefined is left out. */
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

/** Lets the page draw and answer the user. By a message where there are any: browsers hold back timers that follow each other by 4 ms. */
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
