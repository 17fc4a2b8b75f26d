import type { Environment } from '../environment/Environment'

/** So long the page may stand still at once, in milliseconds: half a frame. */
const slice = 8

/** Makes a list out of another, a slice at a time, so that the page draws its frames meanwhile. A short one is made at once. What is undefined is left out. */
export async function inSlices<From, To>(
  list: readonly From[],
  make: (entry: From) => To | undefined,
  { now, setTimer }: Pick<Environment, 'now' | 'setTimer'>,
): Promise<To[]> {
  const made: To[] = []
  let began = now()
  for (const entry of list) {
    if (now() - began >= slice) {
      await new Promise<void>(resolve => setTimer(resolve, 0))
      began = now()
    }
    const one = make(entry)
    if (one !== undefined) made.push(one)
  }
  return made
}
