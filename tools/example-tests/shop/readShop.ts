import { type Example, readExamples } from '../walk/readExamples.ts'

/** Name of the example that sells something. */
export const SHOP = 'next-checkout'

/**
 * Returns the example that sells something.
 *
 * @throws Error if it isn't among the examples, such as the copies of some.
 */
export function readShop(script: 'start' | 'dev'): Example {
  const shop = readExamples(script).find(({ name }) => name === SHOP)
  if (!shop) throw new Error(`No example is called ${SHOP}.`)
  return shop
}
